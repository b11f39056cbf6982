import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../build/errors.ts';
import { type Change, isApplied, type Outcome } from '../../src/feed/merge.ts';
import { messageText, type RejectedEntry } from '../../src/feed/parse-entries.ts';
import { type DatasetRow, datasetTables } from '../../src/records/dataset/index.ts';
import { codeSpan, shortId } from '../../src/records/text.ts';
import { groupBy } from '../../src/records/typed.ts';
import { formatTable } from '../cli/table.ts';
import { fileOf } from './data-files.ts';

/** The feed contradicts the dataset: nothing was written. */
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

/** Ids of the feed without what they have in common. */
function shortKey(row: string): string {
  return row.split(' ').map(shortId).join(' ');
}

/** Names a cell for `--accept`, such as `players/57a2…/minutes`; a loss of a whole row has the row's name. */
function lossName({ table, row, column }: Change): string {
  const { name } = datasetTables[table];
  return [name, ...shortKey(row).split(' '), ...(column === null ? [] : [column])].join('/');
}

/** What the operator accepts, by names of cells, of rows, or of everything about an id. */
export class AcceptedLosses {
  readonly #names: ReadonlySet<string>;
  /** The names that no loss has had. */
  readonly unused: Set<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names.map((name) => name.replaceAll(/\w+::\w+::/g, '')));
    this.unused = new Set(this.#names);
  }

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

/** What a refresh has changed, or would change. */
export interface RefreshResult {
  readonly season: number;
  /** When the feed made its answer. */
  readonly at: Date;
  /** What became of each value of the feed that differs. */
  readonly changes: readonly Change[];
  /** Matches that have a result now and had none. */
  readonly newResults: readonly DatasetRow<'matches'>[];
  /** Entries and values of the feed that were not used. */
  readonly rejected: readonly RejectedEntry[];
  /** Files that were written, or would be. */
  readonly files: readonly string[];
}

/** Describes what became of the feed's values, a line a row. Losses are listed with the names to accept them by. */
export function describeChanges(changes: readonly Change[]): string[] {
  const described = changes.filter(({ outcome }) => outcome !== 'loss');
  const groups = groupBy(described, ({ outcome, table, row, why }) =>
    JSON.stringify([outcome, table, row, why]),
  );
  return [...groups.values()].map((group) => {
    const [{ outcome, table, row, why }] = group;
    const reason = why === undefined ? '' : ` (${why})`;
    const cells = group.flatMap((change) => cellOf(change) ?? []);
    const detail = cells.length === 0 ? '' : `: ${cells.join(', ')}`;
    return messageText(`${outcome}: ${datasetTables[table].name} ${shortKey(row)}${detail}${reason}`);
  });
}

function cellOf({ column, before, after }: Change): string | undefined {
  if (column !== null) return `${column} ${before} → ${after}`;
  return before === null && after === null ? undefined : `${before ?? 'nothing'} → ${after ?? 'nothing'}`;
}

type Outcomes = Pick<RefreshResult, 'season' | 'at' | 'changes' | 'newResults' | 'rejected'>;

/** Counts the rows that were changed by file, and the values that were not used. */
function countLines({ season, changes, rejected }: Outcomes): string[] {
  const applied = changes.filter(isApplied);
  const lines = [...groupBy(applied, ({ table }) => table)].map(([table, ofTable]) => {
    const { size } = new Set(ofTable.map(({ row }) => row));
    return `- ${fileOf(table, season)}: ${size} ${size === 1 ? 'row' : 'rows'} changed`;
  });
  const count = (outcome: Outcome) => changes.filter((change) => change.outcome === outcome).length;
  const rejectedCount = count('rejected') + rejected.length;
  return [
    ...lines,
    `- rejected ${rejectedCount}, corrected ${count('corrected')}, accepted ${count('accepted')}`,
  ];
}

export const changelogFile = 'data/CHANGELOG.md';

const introduction = `# Changes of the data

What each refresh from the league's feed has changed, the latest first. Corrections by hand are in the repository's history.
`;

/** Returns the changelog of the data with an entry for a refresh before the others. */
export async function withChangelogEntry(root: string, result: Outcomes): Promise<string> {
  const text = await readFile(path.join(root, changelogFile), 'utf8').catch(() => introduction);
  const [head = '', ...entries] = text.split(/\n(?=## )/);
  return [`${head.trimEnd()}\n`, `${entryOf(result).join('\n')}\n`, ...entries].join('\n');
}

function entryOf(result: Outcomes): string[] {
  const { at, season, newResults } = result;
  const results = newResults.map((row) => {
    const shootOut =
      row.home_penalties === null ? '' : ` (${row.home_penalties}–${row.away_penalties} on penalties)`;
    return `- ${row.date}: ${row.home_club} ${row.home_goals}–${row.away_goals} ${row.away_club}${shootOut}`;
  });
  const corrections = result.changes
    .filter(({ outcome }) => outcome === 'corrected' || outcome === 'accepted')
    .map(
      ({ outcome, table, row, column, before, after }) =>
        `- ${outcome}: ${table} ${codeSpan([row, column].filter(Boolean).join(' '))}, ${codeSpan(`${before} → ${after}`)}`,
    );
  return [
    `## ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, season ${season}`,
    '',
    ...results,
    ...countLines(result),
    ...corrections,
  ];
}
