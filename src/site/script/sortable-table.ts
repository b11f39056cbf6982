import { fold } from '../../query/text-matching.ts';
import { all, setText } from './dom.ts';

type Heading = HTMLTableCellElement;
type Order = 'asc' | 'desc';

const language = document.documentElement.lang;

/** As in the style. */
const isPhone = matchMedia('(max-width: 40rem)');

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Returns the number that a cell shows, or its text. It is null for a dash, which sorts last. */
function shownValue(cell: HTMLTableCellElement | undefined): number | string | null {
  const text = cell?.textContent.trim() ?? '';
  if (text === '–' || text === '') return null;
  const numberText = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const number = Number(language === 'fr' ? numberText.replace(',', '.') : numberText.replaceAll(',', ''));
  return Number.isNaN(number) ? text : number;
}

function compare(first: number | string, second: number | string): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first).localeCompare(String(second), language);
}

function sortBy({ tHead, tBodies }: HTMLTableElement, heading: Heading, order: Order): void {
  for (const column of all('[aria-sort]', tHead ?? undefined)) column.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', ariaSort[order]);
  const [body] = tBodies;
  const rows = [...(body?.rows ?? [])].map((row) => ({
    row,
    value: shownValue(row.cells[heading.cellIndex]),
  }));
  rows.sort(({ value: first }, { value: second }) => {
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return order === 'desc' ? compare(second, first) : compare(first, second);
  });
  body?.append(...rows.map(({ row }) => row));
  const index = heading.cellIndex;
  for (const row of [...(tHead?.rows ?? []), ...(body?.rows ?? [])]) {
    for (const cell of row.cells) cell.classList.toggle('main', cell.cellIndex === index && index > 0);
    const cell = row.cells[index];
    // A phone shows little more than the first two columns.
    if (cell && index > 1 && isPhone.matches) row.cells[0]?.after(cell);
  }
}

/** Returns the order of the first click on a heading, the most or A first, or else the other one. */
function nextOrder(heading: Heading): Order {
  const isText = heading.classList.contains('text');
  const firstOrder = isText ? 'asc' : 'desc';
  const otherOrder = isText ? 'desc' : 'asc';
  return heading.getAttribute('aria-sort') === ariaSort[firstOrder] ? otherOrder : firstOrder;
}

/** Puts an order into the address of the page, which can be passed on. */
function remember(key: string, order: Order): void {
  const url = new URL(location.href);
  url.searchParams.set('sort', key);
  url.searchParams.set('order', order);
  history.replaceState(null, '', url);
}

for (const table of all<HTMLTableElement>('table[data-sortable]')) makeSortable(table);

/** Lets the headings of a table and the list above it sort the rows, and the field filter them as the API's searches do. */
function makeSortable(table: HTMLTableElement): void {
  const controls = table.parentElement?.previousElementSibling;
  const input = controls?.querySelector('input');
  const list = controls?.querySelector('select');
  if (!input || !list) return;
  const headings = new Map(
    [...(table.tHead?.rows[0]?.cells ?? [])].map((heading, index) => [
      heading.dataset.sort ?? `${index}`,
      heading,
    ]),
  );
  const sort = (key: string, order?: Order) => {
    const heading = headings.get(key);
    if (!heading) return;
    const newOrder = order ?? nextOrder(heading);
    sortBy(table, heading, newOrder);
    if (order === undefined) remember(key, newOrder);
    list.value = key;
  };
  for (const [key, heading] of headings)
    heading.querySelector('button')?.addEventListener('click', () => sort(key));
  list.onchange = () => sort(list.value);
  const query = new URLSearchParams(location.search);
  const shownKey = list.querySelector('option[selected]')?.getAttribute('value') ?? list.options[0]?.value;
  const sortKey = query.get('sort');
  if (sortKey !== null) sort(sortKey, query.get('order') === 'asc' ? 'asc' : 'desc');
  // A reader may choose, and type below, before the script is there.
  else if (list.value !== shownKey) sort(list.value);

  const message = controls?.querySelector<HTMLElement>('[role=status]');
  const filter = () => {
    const search = fold(input.value);
    const rows = [...(table.tBodies[0]?.rows ?? [])];
    for (const row of rows) row.hidden = !fold(row.textContent).includes(search);
    setText(message, rows.every(({ hidden }) => hidden) ? (message?.dataset.nothing ?? '') : '');
  };
  input.addEventListener('input', filter);
  if (input.value !== '') filter();
}
