import { isInPlay } from '../../derive/matches.ts';
import type { Standing } from '../../records/standing.ts';
import { shadeOf } from '../chances.ts';
import { results } from '../names.ts';
import { all, make, setText } from './dom.ts';
import type { LiveState } from './live-state.ts';
import { t } from './page-values.ts';
import { shareOf } from './show-figures.ts';

/** Brings the tables of the page into the order of now, and says where matches in play count. */
export function showTables(state: LiveState): void {
  // Play-offs do not count for the table.
  const isComplete = state.end !== undefined && state.end.ties.length > 0;
  const isProvisional = !isComplete && state.matches.some(({ status }) => isInPlay(status));
  for (const table of all<HTMLTableElement>('table[data-live]:not(.heat)')) {
    orderRows(table, state.standings ?? []);
    setText(table.tHead?.rows[0]?.cells[0], t(isProvisional ? 'As it stands' : 'Club'));
  }
  for (const note of all('.provisional')) note.classList.toggle('counts', isProvisional);
  for (const grid of all('.heat')) shadeCells(grid, state);
  orderContenders(state);
}

function orderRows({ tBodies }: HTMLTableElement, standings: readonly Standing[]): void {
  const [body] = tBodies;
  // A line belongs to a place, whichever club has it.
  const cuts = [...(body?.rows ?? [])].map((row) => row.classList.contains('cut'));
  for (const [index, standing] of standings.entries()) {
    const row = body?.querySelector(`.club-${standing.club}`)?.closest('tr');
    if (!row) continue;
    row.querySelector('.form')?.replaceChildren(...standing.form.map(pill));
    row.classList.toggle('cut', cuts[index] === true);
    if (body?.rows[index] !== row) body?.insertBefore(row, body.rows[index] ?? null);
  }
}

/** Puts the clubs of a list of chances of the title into the order of now. */
function orderContenders({ end }: LiveState): void {
  const chanceOf = (item: Element) => {
    const [, club] = (item.querySelector<HTMLElement>('[data-figure]')?.dataset.figure ?? '').split(' ');
    return end?.rows.find((row) => row.club === club)?.champion ?? 0;
  };
  for (const list of end ? all('ol.rows:has(.figure > [data-figure^=champion])') : []) {
    const items = [...list.children];
    const inOrder = items.toSorted((a, b) => chanceOf(b) - chanceOf(a));
    if (inOrder.some((item, index) => item !== items[index])) list.append(...inOrder);
  }
}

function pill(result: Standing['form'][number]): HTMLElement {
  const item = make('li', {});
  item.append(
    make('abbr', {
      className: `pill ${result}`,
      title: t(results[result]),
      textContent: t(result),
    }),
  );
  return item;
}

/** Shades the chances of places. The figures in the cells are written with all others. */
function shadeCells(grid: HTMLElement, { end }: LiveState): void {
  for (const cell of all('[class^=shade]', grid)) {
    const [kind = '', club] = (cell.dataset.figure ?? '').split(' ');
    const row = end?.rows.find((row) => row.club === club);
    if (row) cell.className = `shade-${shadeOf(shareOf(kind, row) ?? 0)}`;
  }
}
