import { storedSource } from '../derive/source.ts';
import type { Tables } from '../records/published.ts';
import type { Season } from '../records/season.ts';

/** The latest season of which there is something; the season under way where there is nothing of any. */
export function latestSeason(tables: Tables, has: (season: Season) => boolean): number {
  return tables.rows('seasons').findLast(has)?.season ?? currentSeason(tables);
}

export const hasPlayers = ({ coverage }: Season): boolean => coverage.players > 0;
export const hasMatches = ({ matches_scheduled }: Season): boolean => matches_scheduled > 0;
export const hasResults = ({ matches_finished }: Season): boolean => matches_finished > 0;

/** Where the stored rows of a season are from. */
export function sourceOf(tables: Tables, season: number): ReturnType<typeof storedSource> {
  return storedSource(season, currentSeason(tables));
}

/** @throws {Error} if there is none: the build sees that there is one */
export function currentSeason(tables: Tables): number {
  const current = tables.rows('seasons').find((row) => row.current);
  if (!current) throw new Error('no season is under way');
  return current.season;
}
