import { fold } from '../../query/text-matching.ts';
import { profileOf } from '../names.ts';
import {
  decimalsOf,
  type FigureColumn,
  figureOf,
  knownOf,
  type Leader,
  leadersOf,
  type Metric,
  type PlayerFigures,
  type PlayerSeason,
  totalOf,
} from '../player/player-figures.ts';
import { playerSlug } from '../slugs.ts';
import { all, ask, make, setText } from './dom.ts';

// The pages of leaders and of the comparison, from one file with the figures of all players.

const leadersShown = 50;
/** Rates of a few minutes say nothing: where the reader has not chosen, they are of five matches and more. */
const leastMinutesOfRates = '450';
const locale = document.documentElement.lang;

/** Returns whether an element is the box for rates per 90 minutes, the only one. */
const isBox = (element: unknown): element is HTMLInputElement => element instanceof HTMLInputElement;

/**
 * Lets the reader of the leaders choose the metric and whom it ranks. The address keeps the choice.
 *
 * @param read reads the figures, which only a reader who chooses needs
 */
function makeLeaders(place: HTMLElement, read: () => Promise<PlayerFigures | undefined>): void {
  let file: PlayerFigures | undefined;
  const body = document.querySelector<HTMLTableSectionElement>('main tbody');
  const note = document.querySelector<HTMLElement>('[data-none]');
  const fields = all<HTMLSelectElement | HTMLInputElement>('[name]', place);
  const clubNames = new Map(
    all<HTMLOptionElement>('[name=club] option', place).map(({ value, text }) => [value, text]),
  );
  const clubFolder = document
    .querySelector<HTMLAnchorElement>('main tbody td a')
    ?.pathname.replace(/[^/]*$/, '');

  const rowOf = ({ place: rank, player, club, appearances, minutes, value }: Leader, digits: number) => {
    const [id = '', name = ''] = file?.players[player] ?? [];
    const format = (figure: number | null, decimals = 0) =>
      figure === null
        ? '–'
        : figure.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    const heading = make('th', { className: 'sticky', scope: 'row' });
    heading.append(make('span', { className: 'place', textContent: `${rank}` }));
    if (club !== null) heading.append(make('i', { className: `mark club-${club}` }));
    heading.append(make('a', { href: `${place.dataset.folder}${playerSlug(id, name)}`, textContent: name }));
    const clubCell = make('td', { className: 'text wide', textContent: club === null ? '–' : '' });
    if (club !== null)
      clubCell.append(make('a', { href: `${clubFolder}${club}`, textContent: clubNames.get(club) ?? club }));
    const figure = make('td', {});
    figure.append(make('span', { className: 'strong', textContent: format(value, digits) }));
    const row = make('tr', {});
    row.append(
      heading,
      clubCell,
      ...[appearances, minutes].map((count) => make('td', { textContent: format(count) })),
      figure,
    );
    return row;
  };

  /** Returns of how many players the metric is known; nothing where it is known of all. */
  const coverageNote = ({ known, players }: ReturnType<typeof knownOf>) => {
    const template = known < players ? note?.dataset.known : undefined;
    return (
      template?.replace('{known}', number.format(known)).replace('{players}', number.format(players)) ?? ''
    );
  };
  const choice = () =>
    new URLSearchParams(
      fields.filter((field) => !isBox(field) || field.checked).map(({ name, value }) => [name, value]),
    );
  const show = async () => {
    file ??= await read();
    if (!file) return;
    const chosen = choice();
    const text = (name: string) => chosen.get(name) || undefined;
    const [metric, season] = [text('metric') as Metric, text('season')];
    const isPer90 = chosen.has('per90');
    const choices = {
      metric,
      season: season === undefined ? undefined : Number(season),
      club: text('club'),
      position: text('position'),
    };
    const leaders = leadersOf(file, { ...choices, isPer90, leastMinutes: Number(text('minutes') ?? 0) });
    const digits = decimalsOf(metric, isPer90);
    body?.replaceChildren(...leaders.slice(0, leadersShown).map((leader) => rowOf(leader, digits)));
    setText(note, leaders.length === 0 ? (note?.dataset.none ?? '') : coverageNote(knownOf(file, choices)));
  };

  const query = new URLSearchParams(location.search);
  for (const field of fields) {
    const value = query.get(field.name);
    if (isBox(field)) field.checked = value !== null;
    else if (value !== null) field.value = value;
  }
  place.addEventListener('change', ({ target }) => {
    const minutes = place.querySelector<HTMLSelectElement>('[name=minutes]');
    if (minutes?.value === '0' && isBox(target) && target.checked) minutes.value = leastMinutesOfRates;
    history.replaceState(null, '', `?${choice()}`);
    void show();
  });
  if (query.size > 0) void show();
}

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

function show({ players, seasons }: PlayerFigures, indexes: readonly number[], place: HTMLElement): void {
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
}

/** Compares the two players whom the address of the page names, and lets the reader choose others. */
function makeComparison(form: HTMLFormElement, file: PlayerFigures): void {
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
  const firstPair = document.querySelector<HTMLAnchorElement>('#pairs + ul a');
  const query = new URLSearchParams(location.search || firstPair?.search);
  const [a = -1, b = -1] = inputs.map((input) => {
    const asked = query.get(input.name) ?? '';
    const index = players.findIndex(([id, name]) => id === asked || playerSlug(id, name) === asked);
    input.value ||= players[index]?.[1] ?? '';
    return index;
  });
  const place = document.getElementById('comparison');
  if (a >= 0 && b >= 0 && place) show(file, [a, b], place);
  else if (query.get('a') !== null && query.get('b') !== null)
    setText(form.querySelector('[role=status]'), form.dataset.compare ?? '');
}

for (const place of all('[data-figures]')) {
  const read = () => ask<PlayerFigures>(place.dataset.figures ?? '');
  if (!(place instanceof HTMLFormElement)) makeLeaders(place, read);
  else {
    const file = await read();
    if (file) makeComparison(place, file);
  }
}
