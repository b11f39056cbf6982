import { league } from './league.ts';

/** Returns how many clubs the table of a season sends to the play-offs; null for none, or where it is not known. */
export function playOffPlaces(season: number): number | null {
  return league.play_offs.findLast(({ from_season }) => from_season <= season)?.places ?? null;
}
