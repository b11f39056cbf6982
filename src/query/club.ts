import type { ClubName } from '../records/season-rules.ts';
import type { Parameter, Texts } from './parameter.ts';
import { idMatcher, matcher, partsOf, text, textSegment } from './text.ts';

/**
 * Returns a test of whether a search text matches a club: by part of the name, or by the whole club_id. One of several,
 * joined by commas, is enough.
 */
export function clubMatcher(search: string): (name: string, club: string) => boolean {
  const [isId, isInName] = [idMatcher(search), matcher(search)];
  return (name, club) => isId(club) || isInName(name);
}

/** Returns the first of several search texts, joined by commas, that matches no club under any name. */
export function unknownClub(search: string, clubNames: readonly ClubName[]): string | undefined {
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
