import { distance } from 'fastest-levenshtein';
import type { Team } from '../records/directory.ts';
import { text as anyText } from '../records/fields.ts';
import type { Reading, Tables } from '../records/published.ts';
import { orNull } from '../records/schema.ts';
import type { ClubName } from '../records/season-rules.ts';
import { canSuggest, isNear } from './nearest-name.ts';
import type { Parameter, Texts } from './parameter.ts';
import { fold, idMatcher, matcher, partsOf, text, textSegment } from './text.ts';

/**
 * Returns a test of whether a search text matches a club: by part of the name, or by the whole club_id. One of several,
 * joined by commas, is enough.
 */
export function clubMatcher(search: string): (name: string, club: string) => boolean {
  const [isId, isInName] = [idMatcher(search), matcher(search)];
  return (name, club) => isId(club) || isInName(name);
}

/** Returns the first of several search texts, joined by commas, that matches no club under any name. */
function unknownClub(search: string, clubNames: readonly ClubName[]): string | undefined {
  return partsOf(search).find((part) => {
    const isMatch = clubMatcher(part);
    return !clubNames.some(({ name, club_id }) => isMatch(name, club_id));
  });
}

/**
 * Returns the only club that a search text matches under all its names: those of the season, or of all seasons where
 * none is given. Returns undefined if it matches no club, several, or only some names of one, or if one of several texts
 * matches none: its answer has a hint.
 */
export function soleClub(
  search: string,
  clubNames: readonly ClubName[],
  season: number | undefined,
): string | undefined {
  const inScope = clubNames.filter(
    ({ from_season, to_season }) =>
      season === undefined || (from_season <= season && season <= (to_season ?? season)),
  );
  const isMatch = clubMatcher(search);
  const matchingNames = inScope.filter(({ name, club_id }) => isMatch(name, club_id));
  const [first] = matchingNames;
  if (!first || unknownClub(search, clubNames) !== undefined) return undefined;
  const namesOfClub = inScope.filter(({ club_id }) => club_id === first.club_id);
  return matchingNames.length === namesOfClub.length &&
    matchingNames.every(({ club_id }) => club_id === first.club_id)
    ? first.club_id
    : undefined;
}

/** Returns the segment of a text that may be a whole club_id. */
function clubIdOrText(value: string, clubNames: readonly ClubName[]): string | null {
  const isClubId = (text: string | null) => clubNames.some(({ club_id }) => club_id === text);
  const id = value.trim().toLowerCase();
  if (isClubId(id)) return id;
  const segment = textSegment(value);
  // A name may be that of one season, and the club_id finds the club under all its names.
  return isClubId(segment) ? null : segment;
}

/** Returns a search parameter that also finds a club by its whole club_id. */
export const clubSearch = (texts: Texts): Parameter<string | undefined> => ({
  ...text(texts),
  toSegment: (value, { clubNames }) => clubIdOrText(value, clubNames),
});

/** Returns a parameter for clubs. All texts that match only one club share its address. */
export const clubParameter = (texts: Texts): Parameter<string | undefined> => ({
  ...clubSearch(texts),
  toSegment: (value, { clubNames, season }) =>
    soleClub(value, clubNames, season) ?? clubIdOrText(value, clubNames),
});

/** The description of a parameter for one club. */
export const oneClub =
  'A club: part of its name in the record, ignoring case and accents, or a whole club_id, which finds the club under ' +
  'all its names';

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

export const hint = orNull(
  anyText,
  'A suggestion for a club that is not known',
  'there is nothing to suggest',
);

/** The tables that a hint is made from. */
export const clubHintTables = [{ table: 'clubNames' }, { table: 'teams' }] as const satisfies Reading[];

/**
 * Returns what helps with a search text that matches no club: the club whose city or venue it is, or whose name, or a word
 * of it, is close. Of several texts, joined by commas, the first without a match gets the hint.
 */
export function clubHint(searchText: string | undefined, tables: Pick<Tables, 'rows'>): string | null {
  if (!searchText) return null;
  const clubNames = tables.rows('clubNames');
  const unknown = unknownClub(searchText, clubNames);
  if (unknown === undefined) return null;
  const folded = fold(unknown);
  const suggested = canSuggest(folded)
    ? (clubAt(unknown, tables.rows('teams')) ?? nearestName(folded, clubNames))
    : undefined;
  return suggested
    ? `no club matches '${unknown}'; did you mean '${suggested.name}' (${suggested.club_id})?`
    : `no club matches '${unknown}'; /teams lists them`;
}

/** Returns the club_id of the only club that a text names, or else of the one whose city or venue it is. */
export function clubIdOf(searchText: string, tables: Pick<Tables, 'rows'>): string | undefined {
  const isMatch = clubMatcher(searchText);
  const named = tables.rows('clubNames').filter(({ name, club_id }) => isMatch(name, club_id));
  const [only, another] = new Set(named.map(({ club_id }) => club_id));
  return only ? (another ? undefined : only) : clubAt(searchText, tables.rows('teams'))?.club_id;
}

/** Returns the club whose city or venue contains a text; of several, one that plays in the league now. */
function clubAt(searchText: string, clubs: readonly Team[]): Team | undefined {
  const isFound = matcher(searchText);
  const clubsThere = clubs.filter(({ city, stadium }) =>
    [city, stadium].some((name) => name !== null && isFound(name)),
  );
  return clubsThere.find(({ status }) => status === 'active') ?? clubsThere[0];
}

function nearestName(folded: string, clubNames: readonly ClubName[]): ClubName | undefined {
  const [nearest] = clubNames
    .map((clubName) => ({ clubName, typos: typosIn(folded, clubName.name) }))
    .sort((a, b) => a.typos - b.typos);
  return nearest && isNear(folded, nearest.typos) ? nearest.clubName : undefined;
}

function typosIn(folded: string, name: string): number {
  const whole = fold(name);
  return Math.min(...[whole, ...whole.split(/[\s-]/)].map((part) => distance(folded, part)));
}
