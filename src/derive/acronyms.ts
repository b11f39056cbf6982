import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { latinLetters } from '../records/text.ts';

/**
 * Returns the acronym of each club by club_id. A club without one gets two or three letters of its present name that no
 * other club has, such as PTF. A name with too few Latin letters has a number, such as C01. An earlier club chooses first,
 * so that one that joins the league changes no acronym.
 */
export function deriveAcronyms({ clubs, clubNames }: Pick<Dataset, 'clubs' | 'clubNames'>) {
  const acronyms = new Map(clubs.flatMap(({ club_id, acronym }) => (acronym ? [[club_id, acronym]] : [])));
  const taken = new Set(acronyms.values());
  const names = new Map(
    clubNames.toSorted((a, b) => a.from_season - b.from_season).map((row) => [row.club_id, row.name]),
  );
  for (const { club_id } of clubs.toSorted(byFirstSeason)) {
    if (acronyms.has(club_id)) continue;
    const acronym = [...candidates(names.get(club_id) ?? '', clubs.length)].find((text) => !taken.has(text));
    // There are more numbers than clubs, so that one is free.
    acronyms.set(club_id, acronym ?? '');
    taken.add(acronym ?? '');
  }
  return acronyms;
}

function byFirstSeason(a: DatasetRow<'clubs'>, b: DatasetRow<'clubs'>): number {
  return a.first_season - b.first_season || (a.club_id < b.club_id ? -1 : 1);
}

/** Yields the acronyms that a club may have by its name, best first, and then numbers. */
function* candidates(name: string, clubCount: number): Iterable<string> {
  const words = latinLetters(name).toUpperCase().split(' ');
  const letters = words.join('');
  const lastWord = words.at(-1) ?? '';
  if (letters.length >= 2) {
    yield letters.slice(0, 3);
    yield letters.slice(0, 1) + lastWord.slice(0, 2);
    for (const letter of letters.slice(3)) yield letters.slice(0, 2) + letter;
  }
  for (let number = 1; number <= 2 * clubCount; number++) yield `C${String(number).padStart(2, '0')}`;
}
