import { fold } from '../../query/text.ts';
import { profileOf } from '../names.ts';
import {
  type FigureColumn,
  figureOf,
  type PlayerFigures,
  type PlayerSeason,
  totalOf,
} from '../player/player-figures.ts';
import { playerSlug } from '../routes.ts';
import { all, make, setText } from './dom.ts';

const number = new Intl.NumberFormat(document.documentElement.lang);

/** Returns a figure of a player by its name in the page: of the career, or of the latest season with a profile. */
function figureNamed(seasons: readonly PlayerSeason[], name: string): number | null {
  const [part = '', field = ''] = name.split('.');
  // The page has names of columns.
  if (part === 'career') return totalOf(seasons, field as FigureColumn);
  const latest = seasons.findLast((row) => figureOf(row, 'rating') !== null);
  if (!latest) return null;
  return field === 'season' ? latest[1] : figureOf(latest, field as FigureColumn);
}

/** Returns a figure as readers expect it: a year as it is, a profile and its areas rounded, and a dash where it is not known. */
function shown(figure: string, value: number | null): string {
  if (value === null) return '–';
  if (figure === 'latest.season') return `${value}`;
  if (figure === 'latest.rating') return number.format(profileOf(value) ?? 0);
  return number.format(figure.startsWith('latest.') ? Math.round(value) : value);
}

function show(
  { players, seasons }: PlayerFigures,
  indexes: readonly [number, number],
  place: HTMLElement,
): void {
  const folder = location.pathname.replace(/[^/]*$/, '');
  const contenders = indexes.map((index) => seasons.filter(([player]) => player === index));
  const links = indexes.map((index) => {
    const [id = '', name = ''] = players[index] ?? [];
    return make('a', { href: folder + playerSlug(id, name), textContent: name });
  });
  place.querySelector('.contenders')?.replaceChildren(...links);
  for (const row of all('[data-figure]', place)) {
    const name = row.dataset.figure ?? '';
    const values = contenders.map((rows) => figureNamed(rows, name));
    const [a = null, b = null] = values;
    const most = Number(row.dataset.most ?? Math.max(a ?? 0, b ?? 0));
    const [first, , last] = all('dd', row);
    setText(first, shown(name, a));
    setText(last, shown(name, b));
    for (const [index, bar] of [...row.querySelectorAll('.bar')].entries()) {
      bar.classList.add(`club-${contenders[index]?.at(-1)?.[2]}`);
      const share = most === 0 ? 0 : (values[index] ?? 0) / most;
      bar.querySelector('rect')?.setAttribute('width', `${Math.round(100 * share)}%`);
    }
  }
  place.hidden = false;
}

/** Compares the two players whom the address of the page names, and lets the reader choose others. */
export function makeComparison(form: HTMLFormElement, file: PlayerFigures): void {
  const { players } = file;
  const inputs = all<HTMLInputElement>('input', form);
  const idNamed = (text: string) =>
    (players.find(([, name]) => fold(name) === fold(text)) ??
      players.find(([, name]) => fold(name).includes(fold(text))))?.[0];
  form.querySelector('datalist')?.append(...players.map(([, value]) => make('option', { value })));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.search = `${new URLSearchParams(inputs.map(({ name, value }) => [name, idNamed(value) ?? '']))}`;
  });
  const query = new URLSearchParams(location.search);
  const [a = -1, b = -1] = inputs.map((input) => {
    const index = players.findIndex(([id]) => id === query.get(input.name));
    input.value ||= players[index]?.[1] ?? '';
    return index;
  });
  const place = document.getElementById('comparison');
  if (a >= 0 && b >= 0 && place) show(file, [a, b], place);
  else if (query.get('a') !== null && query.get('b') !== null)
    setText(form.querySelector('[role=status]'), form.dataset.compare ?? '');
}
