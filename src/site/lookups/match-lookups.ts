import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import { slugOfMatch } from '../slugs.ts';

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

export const matchesBySlug = memoize(
  (tables: Tables): ReadonlyMap<string, Match> =>
    new Map(tables.rows('matches').map((match) => [slugOfMatch(match), match])),
);

/** Returns the seasons that rows are of, oldest first. */
export function seasonsOf(rows: readonly { readonly season: number }[]): number[] {
  return [...new Set(rows.map(({ season }) => season))].sort((a, b) => a - b);
}
