import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Translate, Words } from '../words.ts';

type CellContent = Html | string | number | undefined | readonly Html[];

/** A column of a `<table>`. A short heading has a long form, its `title`, for screen readers. */
export interface Column<Row> {
  readonly heading: string;
  readonly title?: string;
  /** Text is aligned to the left, figures to the right. */
  readonly isText?: boolean;
  /** Whether the column is left out on a phone, where the page shows it elsewhere or it matters least. */
  readonly isWide?: boolean;
  /** Whether the figure stays in view on a phone. A sortable `<table>` is sorted by it, from the most. */
  readonly isMain?: boolean;
  /** What the address of the page calls the column when the reader sorts by it. By default it is its number, from 0. */
  readonly sortKey?: string;
  /** Whether the script fills it in. Without a value it is then hidden, and not left out. */
  readonly isFilledIn?: boolean;
  cell(row: Row, index: number): CellContent;
}

interface TableOptions<Row> {
  /** The name of the table, for readers who cannot see where it is on the page. */
  readonly caption: string;
  /** The first column is the heading of each row and stays in view when the table scrolls. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Whether cells are sentences that may wrap. */
  readonly isProse?: boolean;
  /** Whether the script keeps its figures and its order up to date. */
  readonly isLive?: boolean | undefined;
  /** The site, where a script offers to sort and filter the rows. */
  readonly sortable?: Pick<Words & Addresses, 't' | 'assets'>;
  /** Returns whether a line follows a row, such as below the last place that qualifies. */
  hasCutAfter?(row: Row, index: number): boolean;
  /** Returns the id of a row, for links to it. */
  rowId?(row: Row): string;
}

/** With fewer columns of short texts, a line across a wide page would be hard to follow. */
const minWideColumns = 5;

/**
 * Returns a `<table>` in a region of its own, which the keyboard can scroll. A column of which no row has a value is left out,
 * unless the script fills it in.
 */
export function table<Row>(allOptions: TableOptions<Row>): Html {
  const options = { ...allOptions, columns: columnsWithValues(allOptions) };
  const { caption, columns, rows, isProse, sortable, isLive } = options;
  const region = classesOf({
    scroll: true,
    narrow: !isProse && columns.length < minWideColumns,
  });
  const attributes = [
    isProse && html` class="prose"`,
    sortable && html` data-sortable`,
    isLive && html` data-live`,
  ];
  const headings = columns.map((column, index) =>
    heading(column, {
      isFirst: index === 0,
      isSortable: sortable !== undefined,
      isHidden: isHidden(column, rows),
    }),
  );
  const script = sortable?.assets['sortable-table'];
  return html`${sortable ? sorting(sortable.t, columns) : nothing}
<section${region} aria-label="${caption}" tabindex="0"><table${attributes}>
<caption class="visually-hidden">${caption}</caption>
<thead><tr>${headings}</tr></thead>
<tbody>${rows.map(rowOf(options))}</tbody>
</table>${script ? html`<script type="module" src="${script}"></script>` : nothing}</section>`;
}

/** What a cell has where its value is not known. */
const noValues: readonly unknown[] = ['–', '', undefined];

/** Returns the columns of which a row has a value, and the first one, which has the headings of the rows. */
function columnsWithValues<Row>({ columns, rows, isLive }: TableOptions<Row>): readonly Column<Row>[] {
  if (rows.length === 0 || isLive) return columns;
  return columns.filter(
    (column, index) => index === 0 || column.isFilledIn === true || hasValue(column, rows),
  );
}

function hasValue<Row>({ cell }: Column<Row>, rows: readonly Row[]): boolean {
  return rows.some((row, place) => !noValues.includes(cell(row, place)));
}

function isHidden<Row>(column: Column<Row>, rows: readonly Row[]): boolean {
  return column.isFilledIn === true && !hasValue(column, rows);
}

function rowOf<Row>({
  columns,
  rows,
  hasCutAfter,
  rowId,
}: TableOptions<Row>): (row: Row, index: number) => Html {
  const [rowHeading, ...dataColumns] = columns;
  const cells = dataColumns.map((column) => cellOf(column, isHidden(column, rows)));
  return (row, index) => {
    const id = rowId ? html` id="${rowId(row)}"` : nothing;
    const cut = hasCutAfter?.(row, index) ? html` class="cut"` : nothing;
    return html`<tr${id}${cut}><th scope="row" class="sticky">${rowHeading?.cell(row, index)}</th>${cells.map((cell) => cell(row, index))}</tr>
`;
  };
}

/** Returns the fields by which a reader filters and sorts. They are there before the script, so that nothing moves with it. */
function sorting<Row>(t: Translate, columns: readonly Column<Row>[]): Html {
  const options = columns.map(({ heading, title, isMain, sortKey }, index) => {
    return html`<option value="${sortKey ?? index}"${isMain ? html` selected` : nothing}>${title ?? heading}</option>`;
  });
  return html`<p class="filter" data-scripted><label>${t('Filter')} <input type="search"></label>
<label>${t('Sort by')} <select>${options}</select></label>
<span class="muted" role="status" data-nothing="${t('Nothing matches the filter.')}"></span></p>`;
}

function heading<Row>(
  column: Column<Row>,
  { isFirst, isSortable, isHidden }: Readonly<Record<'isFirst' | 'isSortable' | 'isHidden', boolean>>,
): Html {
  const { heading: text, title, isText, isWide, isMain, sortKey } = column;
  const classes = classesOf({ text: isText || isFirst, sticky: isFirst, wide: isWide, main: isMain });
  const label = title === undefined ? text : html`<abbr title="${title}">${text}</abbr>`;
  const key = isSortable && sortKey !== undefined ? html` data-sort="${sortKey}"` : nothing;
  const order = isSortable && isMain ? html` aria-sort="descending"` : nothing;
  const content = isSortable ? html`<button type="button">${label}</button>` : label;
  const hidden = isHidden ? html` hidden` : nothing;
  return html`<th scope="col"${classes}${key}${order}${hidden}>${content}</th>`;
}

function cellOf<Row>(
  { isText, isWide, isMain, cell }: Column<Row>,
  isHidden: boolean,
): (row: Row, index: number) => Html {
  const classes = classesOf({ text: isText, wide: isWide, main: isMain });
  const hidden = isHidden ? html` hidden` : nothing;
  return (row, index) => html`<td${classes}${hidden}>${cell(row, index)}</td>`;
}

function classesOf(flags: Readonly<Record<string, boolean | undefined>>): Html {
  const names = Object.keys(flags).filter((name) => flags[name]);
  return names.length === 0 ? nothing : html` class="${names.join(' ')}"`;
}

interface PlainTableOptions {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CellContent[])[];
  /** How many columns from the left are text; the others are figures. By default all are text. */
  readonly textColumns?: number;
  readonly isProse?: boolean;
}

/** Returns a `<table>` of cells, row by row. */
export function plainTable({ caption, headings, rows, textColumns, isProse }: PlainTableOptions): Html {
  return table<readonly CellContent[]>({
    caption,
    rows,
    isProse: isProse ?? textColumns === undefined,
    columns: headings.map((heading, index) => ({
      heading,
      isText: index < (textColumns ?? headings.length),
      cell: (row) => row[index],
    })),
  });
}
