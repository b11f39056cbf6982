import type { Tables } from '../records/published.ts';
import type { Season } from '../records/season.ts';

/** Returns the latest season that passes the test, or the current season where none does. */
export function latestSeason(tables: Tables, has: (season: Season) => boolean): number {
  return tables.rows('seasons').findLast(has)?.season ?? tables.index.current;
}

export const hasPlayers = ({ coverage }: Season): boolean => coverage.players > 0;
export const hasMatches = ({ matches_scheduled }: Season): boolean => matches_scheduled > 0;
export const hasResults = ({ matches_finished }: Season): boolean => matches_finished > 0;
