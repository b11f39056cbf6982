import { UserError } from '../../build/errors.ts';
import type { Change } from '../../src/feed/change.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { shortId } from '../../src/records/text.ts';
import { formatTable } from '../cli/table.ts';

/** Says that the feed contradicts the dataset. Nothing was written. */
export class DataLossError extends UserError {
  override name = 'DataLossError';
  /** The known facts that would shrink or change. */
  readonly losses: readonly Change[];

  constructor(losses: readonly Change[]) {
    const noun = losses.length === 1 ? 'known fact' : 'known facts';
    super(`${losses.length} ${noun} would be lost or changed`);
    this.losses = losses;
  }
}

/** Returns the ids of a key without what the feed's ids have in common. */
export function shortKey(row: string): string {
  return row.split(' ').map(shortId).join(' ');
}

/** Returns the name of a cell for `--accept`, such as `players/57a2…/minutes`; a loss of a whole row has the row's name. */
function lossName({ table, row, column }: Change): string {
  const { name } = datasetTables[table];
  return [name, ...shortKey(row).split(' '), ...(column === null ? [] : [column])].join('/');
}

/** The losses that the operator accepts, by names of cells, of rows, or of everything about an id. */
export class AcceptedLosses {
  readonly #names: ReadonlySet<string>;
  /** The names that no loss has had. */
  readonly unused: Set<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names.map((name) => name.replaceAll(/\w+::\w+::/g, '')));
    this.unused = new Set(this.#names);
  }

  /** Returns whether a loss is accepted, and takes its name from the unused ones. */
  has(loss: Change): boolean {
    const names = [lossName(loss), lossName({ ...loss, column: null }), ...shortKey(loss.row).split(' ')];
    const name = names.find((candidate) => this.#names.has(candidate));
    if (name !== undefined) this.unused.delete(name);
    return name !== undefined;
  }
}

/** Lists losses with the name by which each may be accepted. */
export function formatLosses(losses: readonly Change[]): string {
  return formatTable(
    ['--accept', 'before', 'after', 'why'],
    losses.map((loss) => [lossName(loss), loss.before, loss.after, loss.why]),
  );
}

/** @throws {DataLossError} if a known fact would be lost that the operator has not accepted */
export function assertNoLosses(changes: readonly Change[]): void {
  const losses = changes.filter(({ outcome }) => outcome === 'loss');
  if (losses.length > 0) throw new DataLossError(losses);
}
