import { fold } from '../../query/text-matching.ts';
import {
  type FigureColumn,
  figureOf,
  type PlayerFigures,
  type PlayerSeason,
  totalOf,
} from '../player/player-figures.ts';
import { playerSlug } from '../slugs.ts';
import { all, ask, make, setText } from './dom.ts';

type Players = PlayerFigures['players'];

const { lang } = document.documentElement;
const number = new Intl.NumberFormat(lang);
const ratingNumber = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

for (const form of all<HTMLFormElement>('form[data-statistics]')) {
  const file = await ask<PlayerFigures>(form.dataset.statistics ?? '');
  if (file) makeComparison(form, file);
}

/** Compares the two players whom the address of the page names, and lets the reader choose others. */
function makeComparison(form: HTMLFormElement, file: PlayerFigures): void {
  const { players } = file;
  const inputs = all<HTMLInputElement>('input', form);
  form.querySelector('datalist')?.append(...players.map(([, value]) => make('option', { value })));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ids = inputs.map(({ name, value }) => [name, idNamed(players, value) ?? '']);
    location.search = `${new URLSearchParams(ids)}`;
  });

  const firstPair = document.querySelector<HTMLAnchorElement>('#pairs + ul a');
  const query = new URLSearchParams(location.search || firstPair?.search);
  const indexes = inputs.map((input) => indexOfPlayer(players, query.get(input.name) ?? ''));
  for (const [position, input] of inputs.entries())
    input.value ||= players[indexes[position] ?? -1]?.[1] ?? '';
  const place = document.getElementById('comparison');
  const areFound = indexes.every((index) => index >= 0);
  if (areFound && place) drawComparison(place, file, indexes);
  else if (query.get('a') !== null && query.get('b') !== null)
    setText(form.querySelector('[role=status]'), form.dataset.compare ?? '');
}

/** Returns the id of the player with a name, or else of the first whose name has the text. */
function idNamed(players: Players, text: string): string | undefined {
  const search = fold(text);
  const player =
    players.find(([, name]) => fold(name) === search) ??
    players.find(([, name]) => fold(name).includes(search));
  return player?.[0];
}

/** Returns the index of the player with an id or a slug; -1 without one. */
function indexOfPlayer(players: Players, text: string): number {
  return players.findIndex(([id, name]) => id === text || playerSlug(id, name) === text);
}

function drawComparison(
  place: HTMLElement,
  { players, seasons }: PlayerFigures,
  indexes: readonly number[],
): void {
  const folder = location.pathname.replace(/[^/]*$/, '');
  const links = indexes.map((index) => {
    const [id = '', name = ''] = players[index] ?? [];
    return make('a', { href: folder + playerSlug(id, name), textContent: name });
  });
  place.querySelector('.contenders')?.replaceChildren(...links);
  const contenders = indexes.map((index) => seasons.filter(([player]) => player === index));
  for (const row of all('[data-statistic]', place)) drawFigure(row, contenders);
}

/** Writes a figure of the two players beside each other, with a bar for each. */
function drawFigure(row: HTMLElement, contenders: readonly (readonly PlayerSeason[])[]): void {
  const name = row.dataset.statistic ?? '';
  const values = contenders.map((seasons) => figureNamed(seasons, name));
  const most = Number(row.dataset.most ?? Math.max(...values.map((value) => value ?? 0)));
  const [first, , last] = all('dd', row);
  setText(first, figureText(name, values[0] ?? null));
  setText(last, figureText(name, values[1] ?? null));
  for (const [index, bar] of [...row.querySelectorAll('.bar')].entries()) {
    const club = contenders[index]?.at(-1)?.[2];
    bar.classList.add(`club-${club}`);
    const share = most === 0 ? 0 : (values[index] ?? 0) / most;
    bar.querySelector('rect')?.setAttribute('width', `${Math.round(100 * share)}%`);
  }
}

/** Returns a figure of a player by its name in the page: of the career, or of the latest season with a rating. */
function figureNamed(seasons: readonly PlayerSeason[], name: string): number | null {
  const [part = '', field = ''] = name.split('.');
  // The page has names of columns.
  if (part === 'career') return totalOf(seasons, field as FigureColumn);
  const latest = seasons.findLast((row) => figureOf(row, 'rating') !== null);
  if (!latest) return null;
  return field === 'season' ? latest[1] : figureOf(latest, field as FigureColumn);
}

/** Returns a figure as text. A year stays as it is, a rating has one decimal, its areas none, and an unknown figure is a dash. */
function figureText(name: string, value: number | null): string {
  if (value === null) return '–';
  if (name === 'latest.season') return `${value}`;
  if (name === 'latest.rating') return ratingNumber.format(value);
  return number.format(name.startsWith('latest.') ? Math.round(value) : value);
}
