import type { DatasetRow } from '../records/dataset/index.ts';
import type { Player } from '../records/player.ts';

/** Returns the clubs of a player's season in order. Without stints, the one club has all the player's figures. */
export function clubsOf(
  row: DatasetRow<'players'>,
  stints: readonly DatasetRow<'playerStints'>[],
): Player['clubs'] {
  const { club, appearances, minutes, goals } = row;
  if (stints.length > 0) {
    return stints
      .toSorted((a, b) => a.stint - b.stint)
      .map((stint) => ({
        club: stint.club,
        from: stint.from,
        to: stint.to,
        appearances: stint.appearances,
        minutes: stint.minutes,
        goals: stint.goals,
      }));
  }
  return club === null ? [] : [{ club, from: null, to: null, appearances, minutes, goals }];
}
