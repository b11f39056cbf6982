import {
  type Dataset,
  type DatasetRow,
  type DatasetTableName,
  datasetTables,
} from '../records/dataset/index.ts';
import type { DatasetTable } from '../records/dataset/table.ts';
import { columnValues } from '../records/dataset/table.ts';
import type { League } from '../records/league-schema.ts';
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
  /** The rule in one or two sentences, published in `/health` and `/quality`. */
  readonly description: string | ((league: League) => string);
  /** The tables whose rows it checks. */
  readonly tables: readonly DatasetTableName[];
  check(dataset: Dataset): Iterable<Breach>;
}

/** Returns what a rule says in a league. */
export function describeRule({ description }: IntegrityRule, league: League): string {
  return typeof description === 'string' ? description : description(league);
}

/** Returns a breach by one row of a table. */
export function breach<Name extends DatasetTableName>(
  table: Name,
  row: DatasetRow<Name>,
  column: string | undefined,
  message: string,
): Breach {
  return { row, column, message, subject: subjectOf(table, row) };
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

type SideTable = 'goals' | 'matchStats' | 'appearances';

/** Returns the breach of a row whose club was not that side of its match, or undefined where it was. */
export function wrongSide<Name extends SideTable>(
  table: Name,
  row: DatasetRow<Name> & DatasetRow<SideTable>,
  match: DatasetRow<'matches'> | undefined,
): Breach | undefined {
  const club = match?.[`${row.side}_club`];
  if (club === undefined || row.club === club) return undefined;
  return breach(table, row, 'club', `"${row.club}" was not the ${row.side} side; expected ${club}`);
}

function subjectOf(table: DatasetTableName, row: object): string {
  const { key, seasonal }: DatasetTable = datasetTables[table];
  const values = byName(row);
  return [...(seasonal ? ['season'] : []), ...key].map((column) => String(values[column] ?? '-')).join(' ');
}
