import { groupBy } from '../records/typed.ts';
import { playingTimeByClub } from './playing-time.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** The tolerance: after a goalkeeper is sent off, another player may be in goal for some minutes. */
const leewayMinutes = 5;

export const goalkeeperMinutesAgree: IntegrityRule = {
  name: 'goalkeeper-minutes-agree',
  description:
    "In a past season the minutes of a club's goalkeepers are those that the club played, to within five minutes.",
  tables: ['players'],
  liveRows: 'none',
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
