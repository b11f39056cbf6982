import type { Tables } from '../../records/published.ts';

/** Returns the last finished season, of which examples keep their output; before the first, the only one. */
export function exampleSeason(tables: Tables): number {
  const seasons = tables.rows('seasons');
  const finished = seasons.findLast(
    ({ matches_finished, matches_scheduled }) =>
      matches_scheduled > 0 && matches_finished === matches_scheduled,
  );
  return (finished ?? seasons.at(-1))?.season ?? 0;
}
