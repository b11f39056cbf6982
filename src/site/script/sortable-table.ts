import { all, make } from './dom.ts';
import { fold } from './fold.ts';
import { language, texts } from './values.ts';

/** Returns the number that a cell shows, or its text. It is null for a dash, which sorts last. */
function sortKey(cell: HTMLTableCellElement | undefined): number | string | null {
  const text = cell?.textContent.trim() ?? '';
  if (text === '–' || text === '') return null;
  const numberText = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const number = Number(language === 'fr' ? numberText.replace(',', '.') : numberText.replaceAll(',', ''));
  return Number.isNaN(number) ? text : number;
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), language);
}

function sortBy({ tHead, tBodies }: HTMLTableElement, heading: HTMLTableCellElement): void {
  const isDescending = heading.getAttribute('aria-sort') !== 'descending';
  for (const column of all('[aria-sort]', tHead ?? undefined)) column.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
  const [body] = tBodies;
  const rows = [...(body?.rows ?? [])].map((row) => ({ row, key: sortKey(row.cells[heading.cellIndex]) }));
  rows.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? compare(b, a) : compare(a, b);
  });
  body?.append(...rows.map(({ row }) => row));
}

/** Lets the headings of a table sort it, and a field above it filter its rows as the API's searches do. */
export function makeSortable(table: HTMLTableElement): void {
  for (const heading of table.tHead?.rows[0]?.cells ?? []) {
    const button = make('button', { type: 'button', onclick: () => sortBy(table, heading) });
    button.append(...heading.childNodes);
    heading.append(button);
  }
  const input = make('input', { type: 'search' });
  input.addEventListener('input', () => {
    const search = fold(input.value);
    for (const row of table.tBodies[0]?.rows ?? []) row.hidden = !fold(row.textContent).includes(search);
  });
  const label = make('label', { className: 'filter' });
  label.append(`${texts.filter} `, input);
  table.parentElement?.before(label);
}
