import type { World } from '../records/published.ts';
import type { Season } from '../records/season.ts';

/** Returns the latest season that has such rows, or the current season where none does. */
export function latestSeason({ index }: World, rows: 'has_matches' | 'has_results' | 'has_players'): number {
  return index.seasons.findLast((season) => season[rows])?.season ?? index.current;
}

export const hasPlayers = ({ coverage }: Season): boolean => coverage.players > 0;
export const hasMatches = ({ matches_scheduled }: Season): boolean => matches_scheduled > 0;
export const hasResults = ({ matches_finished }: Season): boolean => matches_finished > 0;
