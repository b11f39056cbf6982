import { clubMinutes, extraMinutes, maxMinutes } from '../derive/matches.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule, unexpected } from './rule.ts';

export const playerMinutesWithinMatches: IntegrityRule = {
  name: 'player-minutes-within-matches',
  description:
    "A player's appearances do not exceed their club's matches, nor their minutes 90 an appearance and the club's extra " +
    'time. The feed does not count added time.',
  tables: ['players'],
  *check({ players, matches }) {
    const playingTimes = playingTimeByClub(matches);
    for (const player of players) {
      const club = playingTimes.get(`${player.season} ${player.club}`);
      if (!club || player.appearances === null) continue;
      if (player.appearances > club.matches) {
        const expected = `at most the ${club.matches} matches of ${player.club}`;
        yield unexpected('players', player, 'appearances', expected);
      }
      const maximum = maxMinutes(player.appearances, club.extra);
      if (player.minutes !== null && player.minutes > maximum) {
        const expected = `at most ${maximum} in ${player.appearances} appearances`;
        yield unexpected('players', player, 'minutes', expected);
      }
    }
  },
};

/** Above 1, since in the current season a player who moved is listed at the new club with the minutes of both. */
const maxCurrentShare = 1.06;

const clubMinutesWithinPlayed: IntegrityRule = {
  name: 'club-minutes-within-played',
  description:
    "The minutes of a club's players do not exceed those that it played with eleven players; in the current season, in " +
    'which moves are not recorded yet, 106 % of them.',
  tables: ['players', 'playerStints'],
  *check(dataset) {
    for (const [key, { players, listedMinutes, availableMinutes }] of squadMinutes(dataset)) {
      const [first] = players;
      if (!first || first.club === null) continue;
      const maxShare = first.season < dataset.snapshot.season ? 1 : maxCurrentShare;
      if (listedMinutes <= maxShare * availableMinutes) continue;
      const share = maxShare === 1 ? '' : `${maxShare} × `;
      const message = `${listedMinutes} minutes of ${key} in total; expected at most ${share}${availableMinutes}`;
      yield { ...breach('players', first, 'minutes', message), subject: key };
    }
  },
};

/** The tolerance: after a goalkeeper is sent off, another player may be in goal for some minutes. */
const leewayMinutes = 5;

const goalkeeperMinutesAgree: IntegrityRule = {
  name: 'goalkeeper-minutes-agree',
  description:
    "In a past season the minutes of a club's goalkeepers are those that the club played, to within five minutes.",
  tables: ['players'],
  *check({ players, playerStints, matches, snapshot }) {
    const playingTimes = playingTimeByClub(matches);
    const playersWhoMoved = new Set(playerStints.map(({ season, player_id }) => `${season} ${player_id}`));
    for (const [key, squad] of groupBy(players, ({ season, club }) => `${season} ${club}`)) {
      const goalkeepers = squad.filter(({ position }) => position === 'Goalkeeper');
      const [first] = goalkeepers.length > 0 ? goalkeepers : squad;
      if (!first || first.club === null || first.season >= snapshot.season) continue;
      const isKnown = goalkeepers.every(
        ({ season, player_id, minutes }) =>
          minutes !== null && !playersWhoMoved.has(`${season} ${player_id}`),
      );
      const listedMinutes = goalkeepers.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
      const playedMinutes = playingTimes.get(key)?.minutes ?? 0;
      if (!isKnown || Math.abs(listedMinutes - playedMinutes) <= leewayMinutes) continue;
      const message = `${listedMinutes} minutes of the goalkeepers of ${key}; expected the ${playedMinutes} that it played`;
      yield { ...breach('players', first, 'minutes', message), subject: key };
    }
  },
};

export const playersOnPitch = 11;

/** The players of a squad in a season, with the minutes they played and those there were to play. */
interface SquadMinutes {
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
function squadMinutes({ players, playerStints, matches }: Tables): Map<string, SquadMinutes> {
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

/** The number of finished matches of a club in a season, with their minutes and those of extra time, without added time. */
interface PlayingTime {
  readonly matches: number;
  readonly minutes: number;
  readonly extra: number;
}

/** Sums the playing time of each club, by `season club`. */
export function playingTimeByClub(matches: readonly DatasetRow<'matches'>[]): Map<string, PlayingTime> {
  const playingTimes = new Map<string, PlayingTime>();
  for (const match of matches) {
    if (match.status !== 'FINISHED') continue;
    for (const club of [match.home_club, match.away_club]) {
      const key = `${match.season} ${club}`;
      const sum = playingTimes.get(key) ?? { matches: 0, minutes: 0, extra: 0 };
      playingTimes.set(key, {
        matches: sum.matches + 1,
        minutes: sum.minutes + clubMinutes(match),
        extra: sum.extra + extraMinutes(match),
      });
    }
  }
  return playingTimes;
}

const figures = ['appearances', 'minutes', 'goals'] as const;

const stintsAgree: IntegrityRule = {
  name: 'stints-agree',
  description:
    "A player's stints of a season are two or more, numbered from 1, in order of time; the last is with the club of the " +
    "player's row, and together they do not exceed its figures.",
  tables: ['playerStints', 'players'],
  *check({ playerStints, players }) {
    const rows = new Map(players.map((row) => [`${row.season} ${row.player_id}`, row]));
    for (const [key, rowsOfPlayer] of groupBy(playerStints, (row) => `${row.season} ${row.player_id}`)) {
      const stints = rowsOfPlayer.toSorted((a, b) => a.stint - b.stint);
      // No group is empty, sorted or not.
      const last = stints.at(-1) as (typeof stints)[0];
      const player = rows.get(key);
      if (stints.length < 2) {
        yield breach('playerStints', last, 'stint', 'is the only one; expected another, or none');
      }
      for (const [index, stint] of stints.entries()) {
        if (stint.stint !== index + 1) {
          yield unexpected('playerStints', stint, 'stint', `${index + 1}`);
        }
        const previousEnd = stints[index - 1]?.to;
        if (
          previousEnd &&
          stint.from &&
          stint.from.slice(0, previousEnd.length) < previousEnd.slice(0, stint.from.length)
        ) {
          yield unexpected('playerStints', stint, 'from', `${previousEnd} or later`);
        }
      }
      if (!player) continue;
      if (player.club !== last.club) {
        yield unexpected('players', player, 'club', `${last.club}, the last club of data/player-stints`);
      }
      for (const column of figures) {
        const sum = stints.reduce((total, stint) => total + (stint[column] ?? 0), 0);
        const isWhole = stints.every((stint) => stint[column] !== null);
        const total = player[column];
        if (total === null || (isWhole ? sum === total : sum <= total)) continue;
        yield unexpected('players', player, column, `${sum}, the sum of data/player-stints`);
      }
    }
  },
};

export const playingTimeRules: readonly IntegrityRule[] = [
  clubMinutesWithinPlayed,
  goalkeeperMinutesAgree,
  stintsAgree,
];
