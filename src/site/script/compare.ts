import type { Career, Player } from '../../records/player.ts';
import { profileOf } from '../names.ts';
import { slugOf } from '../routes.ts';
import { all, ask, make, setText } from './dom.ts';
import { locale } from './values.ts';

interface Contender {
  readonly person: Career;
  /** The latest season with a rating. */
  readonly latest: Player | undefined;
}

const waitMs = 250;
const suggestions = 8;
const number = new Intl.NumberFormat(locale);

async function findPeople(query: Readonly<Record<string, string>>): Promise<readonly Career[]> {
  const answer = await ask<{ people: Career[] }>(`/api/v1/people?${new URLSearchParams(query)}`);
  return answer?.people ?? [];
}

async function findContender(id: string | null): Promise<Contender | undefined> {
  if (id === null) return undefined;
  const [[person], answer] = await Promise.all([
    findPeople({ player_id: id }),
    ask<{ players: Player[] }>(`/api/v1/players?${new URLSearchParams({ player_id: id })}`),
  ]);
  const ratedSeasons = (answer?.players ?? []).filter(({ rating }) => rating !== null);
  return person && { person, latest: ratedSeasons.toSorted((a, b) => b.season - a.season)[0] };
}

const nameOf = ({ full_name, name }: Career) => full_name ?? name;

/** Returns a figure by its name in the page: of the career, of the latest season, or of an area of its rating. */
function figureOf({ person, latest }: Contender, figure: string): number | null {
  const [part, field] = figure.split('.');
  const rows: Readonly<Record<string, object | undefined>> = {
    career: person,
    latest,
    area: latest?.rating_breakdown,
  };
  const value = Object.entries(rows[part ?? ''] ?? {}).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : null;
}

/** Returns a figure as readers expect it: a year as it is, a profile and its areas rounded, and a dash where it is not known. */
function shown(figure: string, value: number | null): string {
  if (value === null) return '–';
  if (figure === 'latest.season') return `${value}`;
  if (figure === 'latest.rating') return number.format(profileOf(value) ?? 0);
  return number.format(figure.startsWith('area.') ? Math.round(value) : value);
}

function show(contenders: readonly [Contender, Contender], place: HTMLElement): void {
  const folder = location.pathname.replace(/[^/]*$/, '');
  const links = contenders.map(({ person }) => {
    const slug = slugOf(`${person.player_id} ${nameOf(person)}`);
    return make('a', { href: folder + slug, textContent: nameOf(person) });
  });
  place.querySelector('.contenders')?.replaceChildren(...links);
  for (const row of all('[data-figure]', place)) {
    const name = row.dataset.figure ?? '';
    const values = contenders.map((contender) => figureOf(contender, name));
    const [a = null, b = null] = values;
    const most = Number(row.dataset.most ?? Math.max(a ?? 0, b ?? 0));
    const [first, , last] = all('dd', row);
    setText(first, shown(name, a));
    setText(last, shown(name, b));
    for (const [index, bar] of [...row.querySelectorAll('.bar')].entries()) {
      bar.classList.add(`club-${contenders[index]?.person.clubs.at(-1)}`);
      const share = most === 0 ? 0 : (values[index] ?? 0) / most;
      bar.querySelector('rect')?.setAttribute('width', `${Math.round(100 * share)}%`);
    }
  }
  place.hidden = false;
}

/** Compares the two players whom the address of the page names, and lets the reader choose others. */
export async function makeComparison(form: HTMLFormElement): Promise<void> {
  const ids = new Map<string, string>();
  const inputs = all<HTMLInputElement>('input', form);
  for (const input of inputs) {
    let timer: ReturnType<typeof setTimeout>;
    input.addEventListener('input', () => {
      clearTimeout(timer);
      if (input.value.length > 1 && !ids.has(input.value)) timer = setTimeout(() => suggest(input), waitMs);
    });
  }
  const suggest = async (input: HTMLInputElement) => {
    const people = await findPeople({ search: input.value, limit: `${suggestions}` });
    for (const person of people) ids.set(nameOf(person), person.player_id);
    input.list?.replaceChildren(...people.map((person) => make('option', { value: nameOf(person) })));
    return people[0]?.player_id;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const input of inputs) query.set(input.name, ids.get(input.value) ?? (await suggest(input)) ?? '');
    location.search = query.toString();
  });
  for (const note of all('[data-without-script]')) note.hidden = true;
  form.hidden = false;
  const query = new URLSearchParams(location.search);
  const [a, b] = await Promise.all(['a', 'b'].map((name) => findContender(query.get(name))));
  for (const [index, contender] of [a, b].entries()) {
    const input = inputs[index];
    if (!input || !contender) continue;
    ids.set(nameOf(contender.person), contender.person.player_id);
    input.value ||= nameOf(contender.person);
  }
  const place = document.getElementById('comparison');
  if (a && b && place) show([a, b], place);
  else if (query.get('a') !== null && query.get('b') !== null)
    setText(form.querySelector('[role=status]'), form.dataset.compare ?? '');
}
