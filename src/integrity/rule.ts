import { columnValues, type DatasetTable } from '../records/dataset/define-table.ts';
import {
  type Dataset,
  type DatasetRow,
  type DatasetTableName,
  datasetTables,
} from '../records/dataset/index.ts';
import { byName } from '../records/typed.ts';

/** A breach of a rule by a row. */
export interface Breach {
  readonly row: object;
  readonly column: string | undefined;
  /** Says which value the row has and which was expected. */
  readonly message: string;
  /** Identifies the breach in `known-exceptions.csv`, independent of lines: the season, if any, and the row's key. */
  readonly subject: string;
}

/** An integrity rule of the dataset. */
export interface IntegrityRule {
  readonly name: string;
  /** What it requires, as `/health` and `/quality` publish it. */
  readonly description: string;
  /** The tables whose rows it checks. */
  readonly tables: readonly DatasetTableName[];
  /** Whether a breach is reported and refuses nothing, since the league may really have it so. */
  readonly isWarning?: boolean;
  check(dataset: Dataset): Iterable<Breach>;
}

/** Returns a breach by one row of a table. Its subject is the row, unless the breach is of something else. */
export function breach<Name extends DatasetTableName>(
  table: Name,
  row: DatasetRow<Name>,
  column: string | undefined,
  message: string,
  subject = subjectOf(table, row),
): Breach {
  return { row, column, message, subject };
}

/** Returns a breach as one of several that a row may have, each of a part of it such as a column. */
export function ofPart(part: string, fault: Breach): Breach {
  return { ...fault, subject: `${fault.subject} ${part}` };
}

/** Returns the breach of a row whose value in a column is not what was expected; the message has both. */
export function unexpected<Name extends DatasetTableName>(
  table: Name,
  row: DatasetRow<Name>,
  column: string,
  expected: string,
): Breach {
  const value = columnValues(datasetTables[table].row, row)[column] ?? null;
  const shown = typeof value === 'string' ? `"${value}"` : (value ?? 'is empty');
  return breach(table, row, column, `${shown}; expected ${expected}`);
}

/** Yields a breach where the value of a column is known and larger than a limit, which may be unknown. */
export function* atMost<Name extends DatasetTableName>(
  table: Name,
  row: DatasetRow<Name>,
  column: string,
  limit: number | null,
  what: string,
): Iterable<Breach> {
  const value = byName(row)[column];
  if (limit !== null && typeof value === 'number' && value > limit)
    yield unexpected(table, row, column, `at most the ${limit} ${what}`);
}

type SideTable = 'goals' | 'matchStats' | 'appearances';

/** Yields a breach for each row whose club was not that side of its match. */
export function* wrongSides<Name extends SideTable>(
  table: Name,
  rows: readonly (DatasetRow<Name> & DatasetRow<SideTable>)[],
  matches: ReadonlyMap<string, DatasetRow<'matches'>>,
): Iterable<Breach> {
  for (const row of rows) {
    const club = matches.get(row.match_id)?.[`${row.side}_club`] ?? row.club;
    if (row.club !== club)
      yield breach(table, row, 'club', `"${row.club}" was not the ${row.side} side; expected ${club}`);
  }
}

/** Returns the matches of a dataset by their ids. */
export function matchesById({ matches }: Pick<Dataset, 'matches'>): Map<string, DatasetRow<'matches'>> {
  return new Map(matches.map((match) => [match.match_id, match]));
}

/** Returns a key for the rows of a side in a match. */
export function sideOf({ match_id, side }: Pick<DatasetRow<SideTable>, 'match_id' | 'side'>): string {
  return `${match_id} ${side}`;
}

/** Returns a key for the rows of a club in a season. */
export function clubSeason({ season, club }: { season: number; club: string | null }): string {
  return `${season} ${club}`;
}

/** Returns a key for the rows of a player in a season. */
export function playerSeason({ season, player_id }: { season: number; player_id: string | null }): string {
  return `${season} ${player_id}`;
}

function subjectOf(table: DatasetTableName, row: object): string {
  const { key, seasonal }: DatasetTable = datasetTables[table];
  const values = byName(row);
  return [...(seasonal ? ['season'] : []), ...key].map((column) => String(values[column] ?? '-')).join(' ');
}
