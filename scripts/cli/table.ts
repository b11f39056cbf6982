import { markdownTable, type Options } from 'markdown-table';

/**
 * Formats rows as a Markdown table, which a terminal shows well too.
 *
 * @param align a letter a column: `l` left, `r` right, `c` centre
 * @param maxRows how many rows are shown; a last line counts the others
 */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  { align, maxRows = 200 }: { align?: string; maxRows?: number } = {},
): string {
  const cells = rows.slice(0, maxRows).map((row) => row.map((value) => escapeCell(String(value ?? ''))));
  const options: Options = align === undefined ? {} : { align: [...align] };
  const table = markdownTable([header, ...cells], options);
  return rows.length > maxRows ? `${table}\n\n… and ${rows.length - maxRows} more` : table;
}

/** Escapes what would end the cell or the row. */
function escapeCell(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ');
}
