import type * as z from 'zod/mini';
import { type Cell, type Column, cellOf, columnsOf } from '../records/flat-columns.ts';
import { memoize } from '../records/memoize.ts';

/**
 * Returns how rows of a schema are encoded; to read the columns from it costs as much as hundreds of cells. The script of the
 * pages leaves it out.
 */
export const csvTable = /* @__PURE__ */ memoize((row: z.ZodMiniObject) => ({
  columns: columnsOf(row),
  /** The lines of rows that were encoded with all columns. */
  lines: new WeakMap<object, string>(),
}));

/**
 * Encodes rows as CSV by RFC 4180, with a header.
 *
 * @param lines caches the lines of rows that many answers share and that never change. Writing the numbers of a row
 *   costs more than all the rest.
 */
export function encodeCsv(
  columns: readonly Column[],
  rows: readonly object[],
  lines?: WeakMap<object, string>,
): string {
  const header = encodeLine(columns.map(({ name }) => name));
  return [header, ...rows.map((row) => lineOf(row, columns, lines)), ''].join('\r\n');
}

function lineOf(row: object, columns: readonly Column[], lines: WeakMap<object, string> | undefined): string {
  const cachedLine = lines?.get(row);
  if (cachedLine !== undefined) return cachedLine;
  const line = encodeLine(columns.map((column) => cellOf(row, column)));
  lines?.set(row, line);
  return line;
}

/** Encodes the cells of a line. Readers skip an empty line, so a line of one empty field is quoted. */
export function encodeLine(cells: readonly Cell[]): string {
  return cells.map(encodeCell).join(',') || '""';
}

/**
 * Returns a text as a cell of CSV, with an apostrophe before it if a spreadsheet would run it as a formula. Formulas begin
 * with `=`, `+`, `-`, `@`, a tab or a return; a number such as `-1` is none.
 */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** Encodes a value as a cell of CSV; null is empty. */
function encodeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = withoutFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
