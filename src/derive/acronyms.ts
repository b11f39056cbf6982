import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { namesOf } from '../records/season-rules.ts';
import { latinLetters } from '../records/text.ts';

type Name = DatasetRow<'clubNames'>;

/**
 * Returns the acronym of each row of club names: its own, or else that of its club. A club without one gets two or three
 * letters of the name that no other club has, such as PTF. A name with too few Latin letters has a number, such as C01. An
 * earlier club chooses first and present names come before former ones, so that one that joins the league changes no acronym.
 */
export function deriveAcronyms({
  clubs,
  clubNames,
}: Pick<Dataset, 'clubs' | 'clubNames'>): Map<Name, string> {
  const acronyms = new Map<Name, string>();
  const owners = new Map<string, string>();
  const choose = (row: Name, acronym: string) => {
    acronyms.set(row, acronym);
    owners.set(acronym, row.club_id);
  };
  const names = clubs
    .toSorted(byFirstSeason)
    .map((club) => ({ club, newestFirst: namesOf(clubNames, club.club_id).toReversed() }));
  for (const { club, newestFirst } of names)
    for (const row of newestFirst) {
      const given = row.acronym ?? club.acronym;
      if (given !== null) choose(row, given);
    }
  const present = names.flatMap(({ newestFirst }) => newestFirst.slice(0, 1));
  const former = names.flatMap(({ newestFirst }) => newestFirst.slice(1));
  for (const row of [...present, ...former]) {
    if (acronyms.has(row)) continue;
    const isFree = (text: string) => (owners.get(text) ?? row.club_id) === row.club_id;
    // There are more numbers than clubs, so that one is free.
    choose(row, [...candidates(row.name, clubs.length)].find(isFree) ?? '');
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
