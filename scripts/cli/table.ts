import { markdownTable } from 'markdown-table';

/** A last line counts the rows beyond these. */
const maxRows = 200;

/** Formats rows as a Markdown table, which a terminal shows well too. Columns of numbers are aligned to the right. */
export function formatTable(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = rows.slice(0, maxRows).map((row) => row.map((value) => escapeCell(String(value ?? ''))));
  const align = header.map((_, index) => (cells.every((row) => isNumber(row[index])) ? 'right' : null));
  const table = markdownTable([header, ...cells], { align });
  return rows.length > maxRows ? `${table}\n\n… and ${rows.length - maxRows} more` : table;
}

/** Returns whether a cell is a number, such as `1,234` or `-0.5`, or empty. */
function isNumber(cell = ''): boolean {
  return /^(-?[\d,]+(\.\d+)?)?$/.test(cell);
}

/** Escapes what would end the cell or the row. */
function escapeCell(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ');
}
