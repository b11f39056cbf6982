import type { Tables } from '../../records/published.ts';

/** Returns the last finished season, so that the output of examples stays. A league's first season is its own example. */
export function exampleSeason(tables: Tables): number {
  const seasons = tables.rows('seasons');
  const lastFinishedSeason = seasons.findLast(
    ({ matches_finished, matches_scheduled }) =>
      matches_scheduled > 0 && matches_finished === matches_scheduled,
  );
  return (lastFinishedSeason ?? seasons.at(-1))?.season ?? 0;
}
