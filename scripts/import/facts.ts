import { type OptionsWithColumns, parse } from 'csv-parse/sync';
import { messageOf, UserError } from '../../build/errors.ts';

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
