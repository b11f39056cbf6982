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
