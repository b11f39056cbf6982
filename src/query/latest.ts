import type { Tables } from '../records/published.ts';
import type { Season } from '../records/season.ts';

/** The latest season of which there is something; the season under way where there is nothing of any. */
export function latestSeason(tables: Tables, has: (season: Season) => boolean): number {
  const seasons = tables.rows('seasons');
  const found = seasons.findLast(has) ?? seasons.at(-1);
  if (!found) throw new Error('there is no season');
  return found.season;
}

export const hasPlayers = ({ coverage }: Season): boolean => coverage.players > 0;
export const hasResults = ({ matches_finished }: Season): boolean => matches_finished > 0;
