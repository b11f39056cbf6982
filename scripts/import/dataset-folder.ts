import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OptionsWithColumns, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { messageOf, UserError } from '../../build/errors.ts';
import { readLeague } from '../../build/read/league.ts';
import { fold } from '../../src/query/text.ts';
import { type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import type { League } from '../../src/records/league-schema.ts';

/**
 * Parses the rows of a CSV file: texts by column.
 *
 * @throws {UserError} if it is not CSV
 */
export function parseRows(
  text: string,
  file: string,
  options: Partial<OptionsWithColumns<Record<string, string>>> = {},
): Record<string, string>[] {
  try {
    return parse(text, { bom: true, columns: true, skip_empty_lines: true, ...options });
  } catch (error) {
    throw new UserError(`${file} is not CSV: ${messageOf(error)}`);
  }
}

/** Returns a name as an id: lower-case words of Latin letters and digits, joined by hyphens; empty where it has none. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a list of results does not say of a club or a venue: a text by column, empty where it is not known. */
export type Facts<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Parses a file of facts; a column that it lacks is empty.
 *
 * @throws {UserError} if it is not CSV
 */
export function parseFacts<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
): Facts<Column>[] {
  return parseRows(text, file, { trim: true }).map((row) => makeFacts(columns, row));
}

/** Returns the facts that are given; the other columns are empty. */
export function makeFacts<Column extends string>(
  columns: readonly Column[],
  known: Readonly<Record<string, string | undefined>>,
): Facts<Column> {
  // Of the columns, all and no others.
  return Object.fromEntries(columns.map((column) => [column, known[column] ?? ''])) as Facts<Column>;
}

/** Returns whether all of these columns are known. */
export function isKnown<Column extends string>(facts: Facts<Column>, columns: readonly Column[]): boolean {
  return columns.every((column) => facts[column] !== '');
}

/** The source that `npm run import -- --name` writes. */
const noResults = 'no results yet';

/** A row as its file has it: texts by column. */
export type TextRow = Readonly<Record<string, string>>;

/** A value of a new row; null is an empty field. */
export type NewRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The folder of a dataset. It is read as text: `npm run check` validates it once it is the project's own, since the
 * league is part of the code.
 */
export class DatasetFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @throws {UserError} if there is no league.json
   * @throws {DatasetError} if it is not valid
   */
  async league(): Promise<League> {
    const file = path.join(this.#folder, 'league.json');
    if (!existsSync(file)) throw new UserError(`${file} does not exist; begin with npm run import -- --name`);
    return readLeague(file);
  }

  /** Returns the current season and the day that the dataset is as of; undefined before the first results. */
  async snapshot(): Promise<{ season: number; as_of: string } | undefined> {
    const file = path.join(this.#folder, 'snapshot.json');
    const content = await readFile(file, 'utf8').catch(() => '{}');
    const { season, as_of, source } = parseSnapshot(content, file);
    return source === noResults || season === undefined || as_of === undefined
      ? undefined
      : { season, as_of };
  }

  /** Returns the rows of a table, or of a season of it; none where there is no file. */
  async rows(table: DatasetTableName, season: number): Promise<TextRow[]> {
    const file = this.#file(table, season);
    const content = await readFile(file, 'utf8').catch(() => '');
    return content === '' ? [] : parseRows(content, file);
  }

  /** Writes rows over those with the same key; the other rows stay, before them. Returns the file. */
  async merge(
    table: DatasetTableName,
    season: number,
    newRows: readonly NewRow[],
    order: (a: TextRow, b: TextRow) => number = () => 0,
  ): Promise<string> {
    const { key, row }: DatasetTable = datasetTables[table];
    const keyOf = (fields: NewRow | TextRow) => key.map((column) => String(fields[column] ?? '')).join(' ');
    const byKey = new Map(newRows.map((fields) => [keyOf(fields), fields]));
    const otherRows = (await this.rows(table, season)).filter((fields) => !byKey.has(keyOf(fields)));
    const texts = [...byKey.values()].map((fields) =>
      Object.fromEntries(Object.keys(row.shape).map((column) => [column, String(fields[column] ?? '')])),
    );
    return this.replace(table, season, [...otherRows, ...texts].toSorted(order));
  }

  /** Writes a table, or a season of it. Returns the file. */
  async replace(table: DatasetTableName, season: number, rows: readonly TextRow[]): Promise<string> {
    const file = this.#file(table, season);
    const columns = Object.keys(datasetTables[table].row.shape);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stringify([...rows], { header: true, columns }));
    return file;
  }

  /** Removes a season that has no match, as a new league has one. */
  async removeEmptySeason(season: number): Promise<void> {
    if ((await this.rows('matches', season)).length > 0) return;
    await rm(this.#file('matches', season), { force: true });
    const seasons = await this.rows('seasons', season);
    await this.replace(
      'seasons',
      season,
      seasons.filter((row) => row.season !== String(season)),
    );
  }

  async writeJson(name: string, content: object): Promise<string> {
    const file = path.join(this.#folder, name);
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
    return file;
  }

  #file(name: DatasetTableName, season: number): string {
    const table: DatasetTable = datasetTables[name];
    return path.join(this.#folder, table.seasonal ? `${table.name}/${season}.csv` : `${table.name}.csv`);
  }
}

function parseSnapshot(content: string, file: string): { season?: number; as_of?: string; source?: string } {
  try {
    // As a valid snapshot has them; `npm run check` names the faults of another.
    return JSON.parse(content);
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${messageOf(error)}`);
  }
}
