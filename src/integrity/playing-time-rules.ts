import { clubMinutes, extraMinutes, maxMinutes } from '../derive/matches.ts';
import { sum } from '../derive/numbers.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { groupBy } from '../records/typed.ts';
import { atMost, breach, clubSeason, type IntegrityRule, playerSeason, unexpected } from './rule.ts';

export const playerMinutesWithinMatches: IntegrityRule = {
  name: 'player-minutes-within-matches',
  description:
    "A player's appearances do not exceed their club's matches, nor their minutes 90 an appearance " +
    "and the club's extra time. The feed does not count added time.",
  tables: ['players'],
  *check({ players, matches }) {
    const playingTimes = playingTimeByClub(matches);
    for (const player of players) {
      const club = playingTimes.get(clubSeason(player));
      if (!club || player.appearances === null) continue;
      const maximum = maxMinutes(player.appearances, club.extra);
      yield* atMost('players', player, 'appearances', club.matches, `matches of ${player.club}`);
      yield* atMost('players', player, 'minutes', maximum, `of ${player.appearances} appearances`);
    }
  },
};

/** Above 1, since in the current season a player who moved is listed at the new club with the minutes of both. */
const maxCurrentShare = 1.06;

/** The tolerance: after a goalkeeper is sent off, another player may be in goal for some minutes. */
const leewayMinutes = 5;

export const playersOnPitch = 11;

const figures = ['appearances', 'minutes', 'goals'] as const;

export const playingTimeRules: readonly IntegrityRule[] = [
  {
    name: 'club-minutes-within-played',
    description:
      "The minutes of a club's players do not exceed those that it played with eleven players. In the current " +
      'season, whose moves are not recorded yet, the limit is 106 %.',
    tables: ['players', 'playerStints'],
    *check(dataset) {
      for (const { key, first, listedMinutes, availableMinutes } of squadMinutes(dataset)) {
        if (first.club === null) continue;
        const maxShare = first.season < dataset.snapshot.season ? 1 : maxCurrentShare;
        if (listedMinutes <= maxShare * availableMinutes) continue;
        const share = maxShare === 1 ? '' : `${maxShare} × `;
        const message = `${listedMinutes} minutes of ${key} in total; expected at most ${share}${availableMinutes}`;
        yield breach('players', first, 'minutes', message, key);
      }
    },
  },
  {
    name: 'goalkeeper-minutes-agree',
    description:
      "In a past season the minutes of a club's goalkeepers are those that the club played, to within " +
      'five minutes.',
    tables: ['players'],
    *check({ players, playerStints, matches, snapshot }) {
      const playingTimes = playingTimeByClub(matches);
      const playersWhoMoved = new Set(playerStints.map(playerSeason));
      for (const [key, squad] of groupBy(players, clubSeason)) {
        const goalkeepers = squad.filter(({ position }) => position === 'Goalkeeper');
        const [first] = goalkeepers.length > 0 ? goalkeepers : squad;
        if (!first || first.club === null || first.season >= snapshot.season) continue;
        const isKnown = goalkeepers.every(
          (player) => player.minutes !== null && !playersWhoMoved.has(playerSeason(player)),
        );
        const listedMinutes = sum(goalkeepers.map(({ minutes }) => minutes ?? 0));
        const playedMinutes = playingTimes.get(key)?.minutes ?? 0;
        if (!isKnown || Math.abs(listedMinutes - playedMinutes) <= leewayMinutes) continue;
        const message = `${listedMinutes} minutes of the goalkeepers of ${key}; expected the ${playedMinutes} that it played`;
        yield breach('players', first, 'minutes', message, key);
      }
    },
  },
  {
    name: 'stints-agree',
    description:
      "A player's stints of a season are two or more, numbered from 1 in order of time. The last is with the club of " +
      "the player's row. Together they do not exceed its figures.",
    tables: ['playerStints', 'players'],
    *check({ playerStints, players }) {
      const rows = new Map(players.map((row) => [playerSeason(row), row]));
      for (const [key, rowsOfPlayer] of groupBy(playerStints, playerSeason)) {
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
          yield unexpected('players', player, 'club', `${last.club}, the last club of player-stints`);
        }
        for (const column of figures) {
          const together = sum(stints.map((stint) => stint[column] ?? 0));
          const isWhole = stints.every((stint) => stint[column] !== null);
          const total = player[column];
          if (total === null || (isWhole ? together === total : together <= total)) continue;
          yield unexpected('players', player, column, `${together}, the sum of player-stints`);
        }
      }
    },
  },
];

/**
 * Returns the minutes of each squad, those that its players played for it and those that it played with eleven players. How
 * long a player who moved played for each club is often unknown. It is at least the minutes for which the other clubs have
 * no room.
 */
function squadMinutes({
  players,
  playerStints,
  matches,
}: Pick<Dataset, 'players' | 'playerStints' | 'matches'>) {
  const playingTimes = playingTimeByClub(matches);
  const availableTo = (club: string) => (playingTimes.get(club)?.minutes ?? 0) * playersOnPitch;
  const stints = Map.groupBy(playerStints, playerSeason);
  const listed = new Map<string, number>();
  const add = (club: string, minutes: number) => listed.set(club, (listed.get(club) ?? 0) + minutes);
  const whoStayed = players.filter((player) => !stints.has(playerSeason(player)));
  for (const row of [...whoStayed, ...playerStints]) add(clubSeason(row), row.minutes ?? 0);
  const roomOf = (club: string) => Math.max(0, availableTo(club) - (listed.get(club) ?? 0));
  const fewestMinutes = players.flatMap((player) => {
    const ofPlayer = stints.get(playerSeason(player)) ?? [];
    const left = (player.minutes ?? 0) - sum(ofPlayer.map(({ minutes }) => minutes ?? 0));
    const clubs = ofPlayer.filter(({ minutes }) => minutes === null).map(clubSeason);
    return clubs.map((club, index) => {
      const room = sum(clubs.toSpliced(index, 1).map(roomOf));
      return [club, Math.max(0, left - room)] as const;
    });
  });
  for (const [club, minutes] of fewestMinutes) add(club, minutes);
  return [...groupBy(players, clubSeason)].map(([key, [first]]) => ({
    key,
    first,
    listedMinutes: listed.get(key) ?? 0,
    availableMinutes: availableTo(key),
  }));
}

/** Counts the finished matches of each club, by `season club`, their minutes and those of extra time, without added time. */
export function playingTimeByClub(matches: readonly DatasetRow<'matches'>[]) {
  const playingTimes = new Map<string, { matches: number; minutes: number; extra: number }>();
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
