import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { type Played, playedByClub } from './played-minutes.ts';

const playersOnPitch = 11;

/** A squad of a season: its players' rows, their minutes and those there were to play. */
export interface SquadMinutes {
  readonly players: readonly DatasetRow<'players'>[];
  /** The minutes of its players with it. Of a player who moved they are the fewest that are possible. */
  readonly listed: number;
  /** The minutes that the club played with eleven players. */
  readonly available: number;
}

type Tables = Pick<Dataset, 'players' | 'playerStints' | 'matches'>;

/**
 * Sums the minutes of each squad, by `season club`. What a player who moved played for one club is often not known: it
 * is at least what does not fit into the others.
 */
export function squadMinutes({ players, playerStints, matches }: Tables): Map<string, SquadMinutes> {
  const played = playedByClub(matches);
  const stints = Map.groupBy(playerStints, (row) => `${row.season} ${row.player_id}`);
  const stintsOf = (row: DatasetRow<'players'>) => stints.get(`${row.season} ${row.player_id}`) ?? [];
  const squads = Map.groupBy(players, ({ season, club }) => `${season} ${club}`);
  const listed = new Map<string, number>();
  const add = (key: string, minutes: number) => listed.set(key, (listed.get(key) ?? 0) + minutes);
  for (const player of players) {
    const own = stintsOf(player);
    if (own.length === 0) add(`${player.season} ${player.club}`, player.minutes ?? 0);
    for (const { season, club, minutes } of own) add(`${season} ${club}`, minutes ?? 0);
  }
  const roomOf = (key: string) => Math.max(0, availableTo(played.get(key)) - (listed.get(key) ?? 0));
  const least = players.flatMap((player) => {
    const open = stintsOf(player).filter(({ minutes }) => minutes === null);
    const known = stintsOf(player).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
    return open.map((stint) => {
      const others = open.filter((other) => other !== stint);
      const room = others.reduce((sum, { season, club }) => sum + roomOf(`${season} ${club}`), 0);
      return [`${stint.season} ${stint.club}`, Math.max(0, (player.minutes ?? 0) - known - room)] as const;
    });
  });
  for (const [key, minutes] of least) add(key, minutes);
  return new Map(
    [...squads].map(([key, rows]) => [
      key,
      { players: rows, listed: listed.get(key) ?? 0, available: availableTo(played.get(key)) },
    ]),
  );
}

function availableTo(played: Played | undefined): number {
  return (played?.minutes ?? 0) * playersOnPitch;
}
