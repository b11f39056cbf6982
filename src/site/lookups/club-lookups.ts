import { isPlayedBy } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Row, Tables } from '../../records/published.ts';
import { ascending } from '../../records/text.ts';

export const clubsById = memoize(
  (tables: Tables): ReadonlyMap<string, Row<'teams'>> =>
    new Map(tables.rows('teams').map((row) => [row.club_id, row])),
);

/** The strength of each club, oldest first. */
export const strengthByClub = memoize((tables: Tables) =>
  Map.groupBy(tables.rows('clubStrength'), ({ club }) => club),
);

const shortNames = memoize((tables: Tables, season: number) => {
  const rows = tables
    .rows('clubNames')
    .filter(({ from_season, to_season }) => from_season <= season && season <= (to_season ?? season));
  return new Map(rows.map(({ club_id, short_name }) => [club_id, short_name]));
});

/** Returns the short name that a club had in a season. */
export function shortName(tables: Tables, club: string, season: number): string {
  return shortNames(tables, season).get(club) ?? club;
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
