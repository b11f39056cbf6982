import type { League } from './league-schema.ts';

/** Returns how many clubs the table of a season sends to the play-offs; null for none, or where it is not known. */
export function playOffPlaces({ play_offs }: Pick<League, 'play_offs'>, season: number): number | null {
  return play_offs.findLast(({ from_season }) => from_season <= season)?.places ?? null;
}
