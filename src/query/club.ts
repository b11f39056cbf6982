import type { ClubName } from '../derive/names.ts';
import { text } from './kinds.ts';
import type { Parameter } from './parameter.ts';
import { matcher, segmentText, textSegment } from './text.ts';

/** A test of whether a text means a club: a part of the name shown, or the whole club_id. */
export function clubMatcher(search: string): (name: string, club: string) => boolean {
  const inName = matcher(search);
  const id = search.trim().toLowerCase();
  return (name, club) => club === id || inName(name);
}

/**
 * The one club a text means, under every name it had in the season (or in all of them, where none is given); undefined
 * where it means several, or only some of a club's names, or none.
 */
export function soleClub(
  search: string,
  names: readonly ClubName[],
  season: number | undefined,
): string | undefined {
  const inScope = names.filter(
    ({ from_season, to_season }) =>
      season === undefined || (from_season <= season && season <= (to_season ?? season)),
  );
  const means = clubMatcher(search);
  const meant = inScope.filter(({ name, club_id }) => means(name, club_id));
  const [first] = meant;
  if (!first) return undefined;
  const all = inScope.filter(({ club_id }) => club_id === first.club_id);
  return meant.length === all.length && meant.every(({ club_id }) => club_id === first.club_id)
    ? first.club_id
    : undefined;
}

/** The address of a text that may be a whole club_id. */
function clubIdOrText(value: string, names: readonly ClubName[]): string | null {
  const isClubId = (text: string | null) => names.some(({ club_id }) => club_id === text);
  const id = value.trim().toLowerCase();
  if (isClubId(id)) return id;
  const segment = textSegment(value);
  // "inter toronto fc" is the name of one season; its segment would read as the club_id of all of them.
  return isClubId(segment) ? null : segment;
}

const addressed: Pick<Parameter<string | undefined>, 'toSegment' | 'fromSegment'> = {
  toSegment: (value, { names }) => clubIdOrText(value, names),
  fromSegment: (segment, { names }) =>
    names.some(({ club_id }) => club_id === segment) ? segment : segmentText(segment),
};

/** A text to look for that also finds a club by its whole club_id. */
export const clubSearch = (words: {
  description: string;
  example: string;
}): Parameter<string | undefined> => ({
  ...text(words),
  ...addressed,
});

/** A club, by a part of its name or its whole club_id. All texts that mean one club have the address of its club_id. */
export const team: Parameter<string | undefined> = {
  ...clubSearch({
    description:
      'A club: part of the name shown, whatever its case and accents, or a whole club_id, which finds the club under ' +
      'all its names',
    example: 'forge-fc',
  }),
  toSegment: (value, { names, season }) => soleClub(value, names, season) ?? clubIdOrText(value, names),
};
