import type { FormerClubName } from '../frame/asset-addresses.ts';
import {
  decimalsOf,
  knownOf,
  type LeadersChoice,
  leadersOf,
  type Metric,
  type PlayerFigures,
} from '../player/player-figures.ts';
import { all, ask, setText } from './dom.ts';
import { type LeaderNames, leaderRow } from './leaders-table.ts';

type Field = HTMLSelectElement | HTMLInputElement;

const leadersShown = 50;
/** The figure without which a field has nothing to choose from. */
const neededFigures = [
  ['minutes', 'minutes'],
  ['per90', 'minutes'],
  ['position', 'position'],
] as const;
/** Rates of a few minutes say nothing: where the reader has not chosen, they are of five matches and more. */
const leastMinutesOfRates = '450';
const number = new Intl.NumberFormat(document.documentElement.lang);

for (const place of all('[data-figures]')) makeFilter(place);

/**
 * Lets the reader of the leaders choose the metric and whom it ranks. The address keeps the choice. The figures of all
 * players are loaded with the first choice.
 */
function makeFilter(place: HTMLElement): void {
  const body = document.querySelector<HTMLTableSectionElement>('main tbody');
  const note = document.querySelector<HTMLElement>('[data-none]');
  const fields = all<Field>('[name]', place);
  const linkedNames = linkedNamesOf(place);
  let file: PlayerFigures | undefined;

  const show = async () => {
    disableMissing(place);
    file ??= await ask<PlayerFigures>(place.dataset.figures ?? '');
    if (!file) return;
    const choice = choiceIn(queryOf(fields));
    const leaders = leadersOf(file, choice);
    const names = { ...linkedNames, clubOf: clubNamesOf(place, choice.season), players: file.players };
    const digits = decimalsOf(choice.metric, choice.isPer90);
    const rows = leaders.slice(0, leadersShown).map((leader) => leaderRow(leader, names, digits));
    body?.replaceChildren(...rows);
    setText(note, leaders.length === 0 ? (note?.dataset.none ?? '') : noteOf(place, file, choice, note));
    hideEmptyColumns(body);
  };

  const query = new URLSearchParams(location.search);
  setFields(fields, query);
  disableMissing(place);
  place.addEventListener('change', ({ target }) => {
    const minutes = place.querySelector<HTMLSelectElement>('[name=minutes]');
    if (minutes?.value === '0' && isBox(target) && target.checked) minutes.value = leastMinutesOfRates;
    history.replaceState(null, '', `?${queryOf(fields)}`);
    void show();
  });
  if (query.size > 0) void show();
}

/** Returns whether an element is the box for rates per 90 minutes, the only one. */
function isBox(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement;
}

/** Returns what a club was called in a season and the classes of its mark, which the choice of clubs has. */
function clubNamesOf(place: HTMLElement, season: number | undefined): LeaderNames['clubOf'] {
  const options = all<HTMLOptionElement>('[name=club] option', place);
  return (club) => {
    const option = options.find(({ value }) => value === club);
    const formerNames: FormerClubName[] = JSON.parse(option?.dataset.former ?? '[]');
    const former = formerNames.find(({ from, to }) => season !== undefined && from <= season && season <= to);
    return former ?? { name: option?.text ?? club, classes: `club-${club}` };
  };
}

/** Returns the folders of links, which the page has. */
function linkedNamesOf(place: HTMLElement): Pick<LeaderNames, 'playerFolder' | 'clubFolder'> {
  const clubLink = document.querySelector<HTMLAnchorElement>('main tbody td a');
  return {
    playerFolder: place.dataset.folder ?? '',
    clubFolder: clubLink?.pathname.replace(/[^/]*$/, '') ?? '',
  };
}

/** Sets the fields to the choice of an address. A field that it does not have stays as it is. */
function setFields(fields: readonly Field[], query: URLSearchParams): void {
  for (const field of fields) {
    const value = query.get(field.name);
    if (isBox(field)) field.checked = value !== null;
    else if (value !== null) field.value = value;
  }
}

/** Returns the choice of the fields as the query of an address. */
function queryOf(fields: readonly Field[]): URLSearchParams {
  const chosen = fields.filter((field) => !field.disabled && (!isBox(field) || field.checked));
  return new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
}

function choiceIn(query: URLSearchParams): LeadersChoice {
  const text = (name: string) => query.get(name) || undefined;
  const season = text('season');
  return {
    // The page has names of metrics.
    metric: text('metric') as Metric,
    season: season === undefined ? undefined : Number(season),
    club: text('club'),
    position: text('position'),
    isPer90: query.has('per90'),
    leastMinutes: Number(text('minutes') ?? 0),
  };
}

/** Disables what the chosen season does not have, and the seasons that do not have the chosen metric. */
function disableMissing(place: HTMLElement): void {
  const field = <Type extends Field>(name: string) => place.querySelector<Type>(`[name=${name}]`);
  const seasons = field<HTMLSelectElement>('season');
  const metric = field<HTMLSelectElement>('metric');
  const lacksOf = (option?: HTMLOptionElement) => option?.dataset.lacks?.split(' ') ?? [];
  const missing = lacksOf(seasons?.selectedOptions[0]);
  for (const option of metric?.options ?? []) option.disabled = missing.includes(option.value);
  for (const option of seasons?.options ?? [])
    option.disabled = lacksOf(option).includes(metric?.value ?? '');
  for (const [name, needed] of neededFigures) {
    const choice = field(name);
    if (choice) choice.disabled = missing.includes(needed);
  }
}

/** Hides the columns of matches and minutes where nobody has a value. */
function hideEmptyColumns(body: HTMLTableSectionElement | null): void {
  const rows = [...(body?.rows ?? [])];
  const headings = body?.parentElement?.querySelectorAll('th[scope=col]') ?? [];
  for (const [index, heading] of [...headings].entries()) {
    const isEmpty = rows.length > 0 && rows.every(({ cells }) => cells[index]?.textContent === '–');
    for (const cell of [heading, ...rows.map(({ cells }) => cells[index])])
      cell?.toggleAttribute('hidden', isEmpty);
  }
}

/** Returns what to know of the leaders: how many goals of the season have no scorer, or of how many players the metric is known. */
function noteOf(
  place: HTMLElement,
  file: PlayerFigures,
  choice: LeadersChoice,
  note: HTMLElement | null,
): string {
  const season = place.querySelector<HTMLSelectElement>('[name=season]')?.selectedOptions[0];
  if (choice.metric === 'goals' && season?.dataset.goals) return season.dataset.goals;
  return coverageNote(file, choice, note);
}

/** Returns of how many players the metric is known. It is empty where it is known of all. */
function coverageNote(file: PlayerFigures, choice: LeadersChoice, note: HTMLElement | null): string {
  const { known, players } = knownOf(file, choice);
  if (known === players) return '';
  const template = note?.dataset.known ?? '';
  return template.replace('{known}', number.format(known)).replace('{players}', number.format(players));
}
