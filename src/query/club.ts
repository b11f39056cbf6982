import { distance } from 'fastest-levenshtein';
import type { IndexedClub, SeasonIndex } from '../records/season.ts';
import { plainSegment } from './address.ts';
import { canSuggest, isNear } from './nearest-name.ts';
import type { Parameter, Texts } from './parameter.ts';
import { fold, hasWords, matcher, partsOf, text } from './text-matching.ts';

type Clubs = Pick<SeasonIndex, 'clubs'>;

/**
 * Returns the clubs that a text means, ignoring case and accents. A club_id comes first, then the acronym or a part of a
 * present or former name. The name of a town or venue comes next, and then words of names and places together, such as
 * `Halifax Wanderers`.
 */
export function clubsOf(searchText: string, { clubs }: Clubs): IndexedClub[] {
  const folded = fold(searchText);
  const isFound = matcher(searchText);
  const meanings: readonly ((club: IndexedClub) => boolean)[] = [
    ({ club_id }) => club_id === folded,
    ({ names, acronyms }) => names.some(isFound) || acronyms.some((acronym) => fold(acronym) === folded),
    ({ places }) => places.some(isFound),
    ({ names, places }) => hasWords([...names, ...places], searchText),
  ];
  for (const isMeant of meanings) {
    const meant = clubs.filter(isMeant);
    if (meant.length > 0) return meant;
  }
  return [];
}

/** Returns the club_ids of the clubs that texts joined by commas mean, joined likewise. A text that means none is folded. */
function clubIdsOf(searchText: string, index: Clubs): string {
  const ids = partsOf(searchText).flatMap((part) => {
    const clubs = clubsOf(part, index);
    return clubs.length === 0 ? [fold(part)] : clubs.map(({ club_id }) => club_id);
  });
  return [...new Set(ids)].sort().join();
}

/** Returns a parameter for clubs, whose canonical values are club_ids. */
export const clubParameter = (texts: Texts): Parameter<string | undefined> => ({
  ...text(texts),
  entity: 'club',
  canonical: clubIdsOf,
  toSegment: plainSegment,
});

/** The description of a parameter for one club. */
export const oneClub =
  'A club: part of any name that it has had, ignoring case and accents, or its acronym, town, club_id or provider:id';

/** Clubs, by part of their names or their whole club_ids. */
export const team = clubParameter({
  description: `${oneClub}. Several, joined by commas, find the rows of each`,
  example: '{club}',
});

/** The other club of a match. */
export const opponent = clubParameter({
  description: 'The opponent of the team, in the same form; requires team',
  example: '{opponent}',
});

/**
 * Returns what helps with a text that means no club: the club of which a name, or a word of one, is close. If several texts
 * are joined by commas, the hint is of the first that means no club.
 */
export function clubHint(searchText: string, index: Clubs): string | null {
  const unknown = partsOf(searchText).find((part) => clubsOf(part, index).length === 0);
  if (unknown === undefined) return null;
  const folded = fold(unknown);
  const nearest = canSuggest(folded) ? nearestName(folded, index) : undefined;
  return nearest
    ? `no club matches '${unknown}'; did you mean '${nearest.name}' (${nearest.club_id})?`
    : `no club matches '${unknown}'; /teams lists them`;
}

/** Returns the name of a club that a folded text is near to, with its club_id. */
function nearestName(folded: string, { clubs }: Clubs): { name: string; club_id: string } | undefined {
  const [nearest] = clubs
    .flatMap(({ club_id, names }) => names.map((name) => ({ club_id, name, typos: typosIn(folded, name) })))
    .sort((a, b) => a.typos - b.typos);
  return nearest && isNear(folded, nearest.typos) ? nearest : undefined;
}

function typosIn(folded: string, name: string): number {
  const whole = fold(name);
  return Math.min(...[whole, ...whole.split(/[\s-]/)].map((part) => distance(folded, part)));
}
