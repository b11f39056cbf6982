import type { Cell } from '../../records/flat-columns.ts';
import { encodeLine } from '../../resources/csv.ts';
import { table } from '../components/html-table.ts';
import type { Html } from '../html.ts';
import type { SqlResult } from './sqlite-worker.ts';

const maxShownRows = 1000;
const maxShownCells = 50_000;

/** Returns how many rows are shown: fewer where they have many columns. */
function shownRowsOf({ columns }: SqlResult): number {
  return Math.min(maxShownRows, Math.ceil(maxShownCells / columns.length));
}

/** Returns a sentence on the number of rows, and on those that are not shown. */
export function resultSummary(result: SqlResult): string {
  const { rows, isCut, milliseconds } = result;
  const shownRows = shownRowsOf(result);
  const shown = rows.length > shownRows ? ` The first ${shownRows} are shown; the CSV has all.` : '';
  const cut = isCut ? ' There are more: add LIMIT or a condition.' : '';
  return `Rows: ${rows.length} (${milliseconds} ms).${shown}${cut}`;
}

/** Returns a table of the first rows. */
export function resultTable(result: SqlResult): Html {
  const { columns, rows } = result;
  return table<readonly Cell[]>({
    caption: 'Result',
    rows: rows.slice(0, shownRowsOf(result)),
    columns: columns.map((heading, index) => ({
      heading,
      isText: rows.some((row) => typeof row[index] === 'string'),
      cell: (row) => `${row[index] ?? '–'}`,
    })),
  });
}

/** Returns all rows as CSV (RFC 4180), below a line with the names of the columns. */
export function resultCsv({ columns, rows }: SqlResult): string {
  const lines: (readonly Cell[])[] = [columns, ...rows];
  return lines.map((line) => `${encodeLine(line)}\r\n`).join('');
}
