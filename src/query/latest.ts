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

/** Where the stored rows of a season are from: the archive of finished ones, or the last refresh of the current one. */
export function sourceOf(tables: Tables, season: number): 'snapshot' | 'archive' {
  return tables.rows('seasons').some((row) => row.season === season && row.current) ? 'snapshot' : 'archive';
}
