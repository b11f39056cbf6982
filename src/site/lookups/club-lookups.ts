import { isPlayedBy } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Row, Tables } from '../../records/published.ts';
import { namesOf } from '../../records/season-rules.ts';
import { ascending } from '../../records/text.ts';
import type { LeagueData } from '../published-data.ts';
import { clubClass, formerLookClass, haveSameLook } from '../style/club-colours.ts';
import type { Words } from '../words.ts';

export const clubsById = memoize(
  (tables: Tables): ReadonlyMap<string, Row<'teams'>> =>
    new Map(tables.rows('teams').map((row) => [row.club_id, row])),
);

/** The strength of each club, oldest first. */
export const strengthByClub = memoize((tables: Tables) =>
  Map.groupBy(tables.rows('clubStrength'), ({ club }) => club),
);

const namesOfSeason = memoize((tables: Tables, season: number): ReadonlyMap<string, Row<'clubNames'>> => {
  const rows = tables
    .rows('clubNames')
    .filter(({ from_season, to_season }) => from_season <= season && season <= (to_season ?? season));
  return new Map(rows.map((row) => [row.club_id, row]));
});

/** Returns the names of a club in a season, with its acronym, colours and mark of that time. */
export function clubIn(tables: Tables, club: string, season: number): Row<'clubNames'> | undefined {
  return namesOfSeason(tables, season).get(club);
}

/** Returns the short name that a club had in a season. */
export function shortName(tables: Tables, club: string, season: number): string {
  return clubIn(tables, club, season)?.short_name ?? club;
}

/** Returns the acronym that a club had in a season. */
export function acronymIn(tables: Tables, club: string, season: number): string {
  return clubIn(tables, club, season)?.acronym ?? club;
}

/** Returns the names of a club before its present one, the latest first. */
export function formerNames(tables: Tables, club: string): Row<'clubNames'>[] {
  return namesOf(tables.rows('clubNames'), club).toReversed().slice(1);
}

/** Returns the short names that a club had before its present one, such as "formerly York United, York9". */
export function formerNamesNote({ tables, t }: Words & LeagueData, club: string): string | undefined {
  const present = clubsById(tables).get(club)?.short_name;
  const names = new Set(formerNames(tables, club).map(({ short_name }) => short_name));
  const others = [...names].filter((name) => name !== present);
  return others.length === 0 ? undefined : t('formerly {names}', { names: others.join(', ') });
}

/** Returns the class that gives an element, and all within it, the colours and the mark that a club had in a season. */
export function clubClassIn(tables: Tables, club: string, season: number): string {
  const current = clubsById(tables).get(club);
  const name = clubIn(tables, club, season);
  const hasOwnLook = current && name && !haveSameLook(current, name);
  return hasOwnLook ? `${clubClass(club)} ${formerLookClass(name.from_season)}` : clubClass(club);
}

/** Orders clubs by name. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return ascending(a.name, b.name);
}

/** Returns the clubs of a season with their short names, in the order of these. */
export function clubsOfSeason(tables: Tables, season: number): { club: string; name: string }[] {
  const clubs = new Set(tables.rows('matches', season).map(({ home_club }) => home_club));
  return [...clubs].map((club) => ({ club, name: shortName(tables, club, season) })).sort(byName);
}

/** Returns the matches of a club, in order of play. */
export const matchesOfClub = memoize((tables: Tables, club: string): readonly Match[] =>
  tables.rows('matches').filter((match) => isPlayedBy(match, club)),
);

/** Returns the matches between two clubs, in order of play. */
export function meetingsOf(tables: Tables, club: string, opponent: string): readonly Match[] {
  return matchesOfClub(tables, club).filter((match) => isPlayedBy(match, opponent));
}

/** Returns each pair of clubs that have met or will meet, the one first in the alphabet first. */
export const clubPairs = memoize((tables: Tables) => {
  const teams = [...clubsById(tables).values()];
  return teams.flatMap((club) =>
    teams
      .filter(({ club_id }) => club.club_id < club_id && meetingsOf(tables, club.club_id, club_id).length > 0)
      .map((opponent) => [club, opponent] as const),
  );
});

/** Returns what meetings of two clubs are called, where a source has a name for them. */
export function derbyOf({ league }: Tables, club: string, opponent: string): string | undefined {
  return league.derbies?.find(({ clubs }) => clubs.includes(club) && clubs.includes(opponent))?.name;
}
