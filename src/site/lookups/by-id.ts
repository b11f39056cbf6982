import { isPlayedBy } from '../../derive/matches.ts';
import { memoize } from '../../records/memoize.ts';
import type { Row, Tables } from '../../records/published.ts';
import { ascending } from '../../records/text.ts';
import { playerSlug, slugOf, slugOfMatch } from '../slugs.ts';

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

type Match = Row<'matches'>;

/** The seasons that have matches, oldest first. */
export const matchSeasons = memoize((tables: Tables) => seasonsOf(tables.rows('matches')));

export const matchById = memoize((tables: Tables) => byMatch(tables.rows('matches')));
export const statsByMatch = memoize((tables: Tables) => byMatch(tables.rows('matchStats')));
export const weatherByMatch = memoize((tables: Tables) => byMatch(tables.rows('weather')));
export const forecastByMatch = memoize((tables: Tables) => byMatch(tables.rows('forecasts')));
export const oddsByMatch = memoize((tables: Tables) => byMatch(tables.rows('odds')));

export const venuesById = memoize(
  (tables: Tables) => new Map(tables.rows('venues').map((row) => [row.venue_id, row])),
);

function byMatch<Entry extends { readonly match_id: string }>(rows: readonly Entry[]): Map<string, Entry> {
  return new Map(rows.map((row) => [row.match_id, row]));
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
  return teams.flatMap((a) =>
    teams
      .filter((b) => a.club_id < b.club_id && meetingsOf(tables, a.club_id, b.club_id).length > 0)
      .map((b) => [a, b] as const),
  );
});

/** Returns what meetings of two clubs are called, where a source has a name for them. */
export function derbyOf({ league }: Tables, a: string, b: string): string | undefined {
  return league.derbies?.find(({ clubs }) => clubs.includes(a) && clubs.includes(b))?.name;
}

export const matchesBySlug = memoize(
  (tables: Tables): ReadonlyMap<string, Match> =>
    new Map(tables.rows('matches').map((match) => [slugOfMatch(match), match])),
);

/** Every player with their seasons, oldest first. */
export const playersById = memoize((tables: Tables): ReadonlyMap<string, readonly Row<'players'>[]> => {
  const identified = tables.rows('players').filter((row) => row.player_id !== null);
  // The others are filtered out.
  return Map.groupBy(identified, ({ player_id }) => player_id as string);
});

/** The seasons that have players, oldest first. */
export const playerSeasons = memoize((tables: Tables) => seasonsOf(tables.rows('players')));

function seasonsOf(rows: readonly { readonly season: number }[]): number[] {
  return [...new Set(rows.map(({ season }) => season))].sort((a, b) => a - b);
}

/** Returns the latest name of a player in full, from the seasons of theirs. */
export function fullName(seasons: readonly Row<'players'>[]): string {
  const latest = seasons.at(-1);
  return latest?.full_name ?? latest?.name ?? '';
}

const slugs = memoize(
  (tables: Tables) =>
    new Map(
      [...playersById(tables)].map(([playerId, rows]) => [playerId, playerSlug(playerId, fullName(rows))]),
    ),
);

/** Returns the slug of a player with a page, which joins the id and the latest name. */
export function slugOfPlayer(tables: Tables, playerId: string): string {
  return slugs(tables).get(playerId) ?? slugOf(playerId);
}
