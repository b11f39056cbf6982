import { UserError } from '../../build/errors.ts';
import type { Change } from '../../src/feed/merge.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { shortId } from '../../src/records/text.ts';
import { formatTable } from '../cli/table.ts';

/** A known fact that would shrink, change or become older. */
export interface Loss extends Pick<Change, 'row' | 'column' | 'before' | 'after' | 'why'> {
  /** The name of the table's file. */
  readonly table: string;
}

/** The feed contradicts the dataset: nothing was written. */
export class DataLossError extends UserError {
  override name = 'DataLossError';
  readonly losses: readonly Loss[];

  constructor(losses: readonly Loss[]) {
    const noun = losses.length === 1 ? 'known fact' : 'known facts';
    super(`${losses.length} ${noun} would be lost or changed`);
    this.losses = losses;
  }
}

/** Returns a change as a loss, with its table as the files name it. */
export function lossOf({ table, ...change }: Change): Loss {
  return { ...change, table: datasetTables[table].name };
}

/** Ids of the feed without what they have in common. */
export function shortKey(row: string): string {
  return row.split(' ').map(shortId).join(' ');
}

/** Names a cell for `--accept`, such as `players/57a2…/minutes`; a loss of a whole row has the row's name. */
function lossName({ table, row, column }: Loss): string {
  return [table, ...shortKey(row).split(' '), ...(column === null ? [] : [column])].join('/');
}

/** What the operator accepts: cells, rows, or everything about an id. */
export class AcceptedLosses {
  readonly #names: ReadonlySet<string>;
  readonly #unused: Set<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names.map((name) => name.replaceAll(/\w+::\w+::/g, '')));
    this.#unused = new Set(this.#names);
  }

  has(loss: Loss): boolean {
    const names = [lossName(loss), lossName({ ...loss, column: null }), ...shortKey(loss.row).split(' ')];
    const name = names.find((candidate) => this.#names.has(candidate));
    if (name !== undefined) this.#unused.delete(name);
    return name !== undefined;
  }

  /** Returns the names that no loss has had. */
  unused(): string[] {
    return [...this.#unused];
  }
}

/** Lists losses with the name by which each may be accepted. */
export function formatLosses(losses: readonly Loss[]): string {
  return formatTable(
    ['--accept', 'before', 'after', 'why'],
    losses.map((loss) => [lossName(loss), loss.before, loss.after, loss.why]),
  );
}
