import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { type PlayingTime, playingTimeByClub } from './playing-time.ts';

const playersOnPitch = 11;

/** The players of a squad in a season, with the minutes they played and those there were to play. */
export interface SquadMinutes {
  readonly players: readonly DatasetRow<'players'>[];
  /** The minutes of its players for the club. For a player who moved, the fewest possible count. */
  readonly listedMinutes: number;
  /** The minutes that the club played with eleven players. */
  readonly availableMinutes: number;
}

type Tables = Pick<Dataset, 'players' | 'playerStints' | 'matches'>;

/**
 * Sums the minutes of each squad, by `season club`. How long a player who moved played for each club is often unknown. It
 * is at least the minutes for which the other clubs have no room.
 */
export function squadMinutes({ players, playerStints, matches }: Tables): Map<string, SquadMinutes> {
  const playingTimes = playingTimeByClub(matches);
  const stints = Map.groupBy(playerStints, (row) => `${row.season} ${row.player_id}`);
  const stintsOf = (row: DatasetRow<'players'>) => stints.get(`${row.season} ${row.player_id}`) ?? [];
  const squads = Map.groupBy(players, ({ season, club }) => `${season} ${club}`);
  const sums = new Map<string, number>();
  const add = (key: string, minutes: number) => sums.set(key, (sums.get(key) ?? 0) + minutes);
  for (const player of players) {
    const stintsOfPlayer = stintsOf(player);
    if (stintsOfPlayer.length === 0) add(`${player.season} ${player.club}`, player.minutes ?? 0);
    for (const { season, club, minutes } of stintsOfPlayer) add(`${season} ${club}`, minutes ?? 0);
  }
  const roomOf = (key: string) => Math.max(0, availableTo(playingTimes.get(key)) - (sums.get(key) ?? 0));
  const fewestMinutes = players.flatMap((player) => {
    const openStints = stintsOf(player).filter(({ minutes }) => minutes === null);
    const knownMinutes = stintsOf(player).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
    return openStints.map((stint) => {
      const otherStints = openStints.filter((candidate) => candidate !== stint);
      const room = otherStints.reduce((sum, { season, club }) => sum + roomOf(`${season} ${club}`), 0);
      return [
        `${stint.season} ${stint.club}`,
        Math.max(0, (player.minutes ?? 0) - knownMinutes - room),
      ] as const;
    });
  });
  for (const [key, minutes] of fewestMinutes) add(key, minutes);
  return new Map(
    [...squads].map(([key, rows]) => [
      key,
      {
        players: rows,
        listedMinutes: sums.get(key) ?? 0,
        availableMinutes: availableTo(playingTimes.get(key)),
      },
    ]),
  );
}

function availableTo(playingTime: PlayingTime | undefined): number {
  return (playingTime?.minutes ?? 0) * playersOnPitch;
}
