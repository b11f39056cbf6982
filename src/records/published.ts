import type * as z from 'zod/mini';
import type { League } from './league-schema.ts';
import files from './published-tables.json' with { type: 'json' };
import type { SeasonIndex } from './season.ts';
import type { tableRows } from './table-rows.ts';
import { keysOf } from './typed.ts';

/** Where a derived table is published, from which answers and downloads are made. */
interface PublishedFile {
  /** Its path below /dumps/, without extension. */
  readonly file: string;
  /** Whether its rows have a season. Each season then has a file beside that of the whole table. */
  readonly seasonal?: boolean;
  /** Whether it is about the service and its data, and not about the league. */
  readonly isOfService?: boolean;
}

/** A published table with what documents say of it. */
export interface PublishedTable extends PublishedFile {
  readonly description: string;
  /** The columns that together identify a row. It is empty where rows are not unique. */
  readonly key: readonly string[];
  readonly row: z.ZodMiniObject;
}

/** Every published table; its rows are in `table-rows.ts`, its description and key in `table-documents.json`. */
export const publishedTables: Readonly<Record<keyof typeof files, PublishedFile>> = files;

export type TableName = keyof typeof files;
export type Row<Name extends TableName> = z.infer<(typeof tableRows)[Name]>;

export const tableNames = keysOf(publishedTables);

/** A table that an answer is made from, either one season of it or all of it. */
export interface Reading {
  readonly table: TableName;
  readonly season?: number | undefined;
}

/** What is known before any row is loaded. */
export interface World {
  readonly league: League;
  /** The season index, which is loaded with any table. */
  readonly index: SeasonIndex;
}

/** A league with loaded tables, whose rows are in the published order. */
export interface Tables extends World {
  /**
   * Returns the rows of a table, or of one season of it.
   *
   * @throws {Error} if the table, or that season of it, was not loaded
   */
  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[];
}

/**
 * Returns the snapshot, which has the current season and the day its data is from.
 *
 * @throws {Error} if the tables have no snapshot, which the build never publishes
 */
export function snapshotOf(tables: Pick<Tables, 'rows'>): Row<'snapshot'> {
  const [snapshot] = tables.rows('snapshot');
  if (!snapshot) throw new Error('The snapshot table is empty; expected one row.');
  return snapshot;
}

/** Returns the address of the file of a table, or of one season of it. */
export function tableAddress(table: TableName, season?: number): string {
  const { file } = publishedTables[table];
  return season === undefined ? `/dumps/${file}.json` : `/dumps/${file}/${season}.json`;
}
