import type { DatasetRow } from '../records/dataset/index.ts';
import type { Player, PlayerClub } from '../records/player.ts';
import { type ClubName, nameIn } from './names.ts';
import { sumAll } from './numbers.ts';

/** Returns the clubs of a player's season in order. Without stints, the one club has all the player's figures. */
export function clubsOf(
  row: DatasetRow<'players'>,
  stints: readonly DatasetRow<'playerStints'>[],
  clubNames: readonly ClubName[],
): PlayerClub[] {
  const { club, appearances, minutes, goals } = row;
  const nameOf = (id: string) => nameIn(clubNames, id, row.season).name;
  if (stints.length > 0) {
    return stints
      .toSorted((a, b) => a.stint - b.stint)
      .map((stint) => ({
        team: nameOf(stint.club),
        club: stint.club,
        from: stint.from,
        to: stint.to,
        appearances: stint.appearances,
        minutes: stint.minutes,
        goals: stint.goals,
      }));
  }
  return club === null
    ? []
    : [{ team: nameOf(club), club, from: null, to: null, appearances, minutes, goals }];
}

type SeasonAtClubs = Pick<Player, 'team' | 'club' | 'appearances' | 'minutes' | 'goals'>;

/** Returns what a player did in a season for some of its clubs, under the last of them; null where that is not known. */
export function seasonAtClubs<Row extends SeasonAtClubs & Pick<Player, 'clubs'>>(
  player: Row,
  countsClub: (stint: PlayerClub) => boolean,
): Row {
  const stints = player.clubs.filter(countsClub);
  const last = stints.at(-1);
  if (!last || stints.length === player.clubs.length) return player;
  return {
    ...player,
    team: last.team,
    club: last.club,
    appearances: sumAll(stints.map((stint) => stint.appearances)),
    minutes: sumAll(stints.map((stint) => stint.minutes)),
    goals: sumAll(stints.map((stint) => stint.goals)),
  };
}
