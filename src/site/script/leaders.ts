import {
  decimalsOf,
  type Leader,
  leadersOf,
  type Metric,
  type PlayerFigures,
} from '../player/player-figures.ts';
import { playerSlug } from '../routes.ts';
import { all, make, setText } from './dom.ts';

const leadersShown = 50;
/** Rates of a few minutes say nothing: where the reader has not chosen, they are of five matches and more. */
const leastMinutesOfRates = '450';
const locale = document.documentElement.lang;

/** Returns whether an element is the box for rates per 90 minutes, the only one. */
const isBox = (element: unknown): element is HTMLInputElement => element instanceof HTMLInputElement;

/** Lets the reader of the leaders choose the metric and whom it ranks. The address keeps the choice. */
export function makeLeaders(place: HTMLElement, file: PlayerFigures): void {
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
    const [id = '', name = ''] = file.players[player] ?? [];
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

  const show = () => {
    const chosen = new URLSearchParams(
      fields.filter((field) => !isBox(field) || field.checked).map(({ name, value }) => [name, value]),
    );
    const text = (name: string) => chosen.get(name) || undefined;
    const [metric, season] = [text('metric') as Metric, text('season')];
    const isPer90 = chosen.has('per90');
    const leaders = leadersOf(file, {
      metric,
      season: season === undefined ? undefined : Number(season),
      club: text('club'),
      position: text('position'),
      isPer90,
      leastMinutes: Number(text('minutes') ?? 0),
    });
    const digits = decimalsOf(metric, isPer90);
    body?.replaceChildren(...leaders.slice(0, leadersShown).map((leader) => rowOf(leader, digits)));
    setText(note, leaders.length === 0 ? (note?.dataset.none ?? '') : '');
    return chosen;
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
    history.replaceState(null, '', `?${show()}`);
  });
  if (query.size > 0) show();
}
