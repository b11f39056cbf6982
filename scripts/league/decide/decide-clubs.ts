import { distance } from 'fastest-levenshtein';
import { slugOf } from '../../../src/records/text.ts';
import type { Decisions } from './decisions.ts';

/** A name that a list has for a club, with the seasons in which it has it. */
export interface ClubUse {
  readonly name: string;
  readonly seasons: ReadonlySet<number>;
}

/** Names that are told to be of one club, or of two. */
export interface ClubAnswers {
  /** `Bayern München=FC Bayern München` */
  readonly same: readonly string[];
  readonly different: readonly string[];
}

/** A club: its id, and its names with the season from which it has each, the first first. */
export interface ListedClub {
  readonly club_id: string;
  readonly names: readonly { readonly name: string; readonly from: number }[];
  readonly seasons: ReadonlySet<number>;
}

/**
 * Returns the clubs of all names. Two names are of one club only if someone says so. Names that are alike are asked about
 * where no season has both.
 *
 * @param stored the ids of the names that the dataset has
 */
export function decideClubs(
  uses: readonly ClubUse[],
  stored: ReadonlyMap<string, string>,
  { same, different }: ClubAnswers,
  decisions: Decisions,
): ListedClub[] {
  const groups = new Map(uses.map((use) => [use.name, [use]]));
  const pairs = same.map((pair) => pair.split('='));
  for (const [one = '', other = ''] of pairs) {
    const joined = [...new Set([...(groups.get(one) ?? []), ...(groups.get(other) ?? [])])];
    for (const { name } of joined) groups.set(name, joined);
  }
  const told = new Set([...same, ...different].map((pair) => pair.split('=').sort().join('=')));
  for (const [index, one] of uses.entries()) {
    for (const other of uses.slice(index + 1)) {
      if (told.has([one.name, other.name].sort().join('='))) continue;
      if (groups.get(one.name) === groups.get(other.name)) continue;
      if (stored.has(one.name) && stored.has(other.name)) continue;
      if (!one.seasons.isDisjointFrom(other.seasons) || !areAlike(one.name, other.name)) continue;
      decisions.ask(
        `whether '${one.name}' and '${other.name}' are one club`,
        `--same '${one.name}=${other.name}' or --different '${one.name}=${other.name}'`,
      );
    }
  }
  const ids = new Set<string>(stored.values());
  return [...new Set(groups.values())].map((group, index) => {
    const names = group
      .map(({ name, seasons }) => ({ name, from: Math.min(...seasons) }))
      .sort((a, b) => a.from - b.from);
    const known = names.flatMap(({ name }) => stored.get(name) ?? []);
    const club_id = known[0] ?? freeId(names.at(-1)?.name ?? '', index, ids);
    ids.add(club_id);
    return { club_id, names, seasons: new Set(group.flatMap(({ seasons }) => [...seasons])) };
  });
}

/** Returns an id that no other has. A name without a Latin letter gives a number. */
function freeId(name: string, index: number, ids: ReadonlySet<string>): string {
  const id = slugOf(name) || `club-${index + 1}`;
  let free = id;
  for (let number = 2; ids.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** Words that clubs add to their name or leave out. */
const formalWords = new Set(
  'fc cf sc ac afc cfc as cd ud sv vfb vfl tsv fsv bsc club de the if bk fk sk ssc us rc calcio'.split(' '),
);

/** Whether two names may be of one club: the same but for formal words, one within the other, or a letter or two apart. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    slugOf(name)
      .split('-')
      .filter((word) => word && !formalWords.has(word) && !/^\d+$/.test(word)),
  );
  if (!a?.length || !b?.length) return false;
  const isWithin = (few: readonly string[], many: readonly string[]) =>
    few.every((word) => many.includes(word));
  if (isWithin(a, b) || isWithin(b, a)) return true;
  const [textA, textB] = [a.join(' '), b.join(' ')];
  return Math.min(textA.length, textB.length) > 6 && distance(textA, textB) <= 2;
}
