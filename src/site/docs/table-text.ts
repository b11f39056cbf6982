import { markdownTable } from 'markdown-table';

/**
 * Returns a table of Markdown.
 *
 * @param rows cells in Markdown; the page shows in small letters what follows a `<br>`
 * @param figures the headings of the columns that are aligned to the right
 */
export function tableText(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  figures: readonly string[] = [],
): string {
  const cells = [headings, ...rows].map((row) =>
    row.map((cell) => String(cell).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')),
  );
  const align = headings.map((heading) => (figures.includes(heading) ? 'right' : null));
  return markdownTable(cells, { align, alignDelimiters: false });
}
