import { type Html, html } from '../html.ts';

/** A column: its heading, the long form of it for screen readers where it is short, and its cells. */
export interface Column<Row> {
  readonly heading: string;
  readonly title?: string;
  /** Text is aligned to the left, figures to the right. */
  readonly isText?: boolean;
  cell(row: Row, index: number): Html | string | number | undefined | readonly Html[];
}

export interface TableOptions<Row> {
  /** The name of the table, for readers who cannot see where it stands on the page. */
  readonly caption: string;
  /** The first column is the heading of each row and stays in view when the table scrolls. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Whether cells are sentences that may wrap. */
  readonly isProse?: boolean;
  /** Whether the script offers to sort and filter the rows. */
  readonly isSortable?: boolean;
  /** Whether a line follows a row, such as below the last place that qualifies. */
  hasCutAfter?(row: Row, index: number): boolean;
}

/** Returns a table in a region that scrolls on its own and can be scrolled with the keyboard. */
export function table<Row>({
  caption,
  columns,
  rows,
  isProse,
  isSortable,
  hasCutAfter,
}: TableOptions<Row>): Html {
  const [first, ...rest] = columns;
  return html`<section class="scroll" aria-label="${caption}" tabindex="0"><table${isProse ? html` class="prose"` : ''}${isSortable ? html` data-sortable` : ''}>
<caption class="visually-hidden">${caption}</caption>
<thead><tr>${columns.map((column, index) => heading(column, index === 0))}</tr></thead>
<tbody>${rows.map(
    (row, index) => html`<tr${hasCutAfter?.(row, index) ? html` class="cut"` : ''}>
<th scope="row" class="sticky">${first?.cell(row, index)}</th>${rest.map((column) => cell(column, row, index))}</tr>
`,
  )}</tbody>
</table></section>`;
}

function heading<Row>({ heading: text, title, isText }: Column<Row>, isFirst: boolean): Html {
  const kind = `${isText || isFirst ? 'text' : ''}${isFirst ? ' sticky' : ''}`;
  const shown = title === undefined ? html`${text}` : html`<abbr title="${title}">${text}</abbr>`;
  return html`<th scope="col"${kind === '' ? '' : html` class="${kind}"`}>${shown}</th>`;
}

function cell<Row>({ isText, cell: contentOf }: Column<Row>, row: Row, index: number): Html {
  return html`<td${isText ? html` class="text"` : ''}>${contentOf(row, index)}</td>`;
}
