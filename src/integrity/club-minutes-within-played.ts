import { playedByClub } from './played-minutes.ts';
import { breach, groupBy, type IntegrityRule } from './rule.ts';

const playersOnPitch = 11;
/** A player who moved is listed at one club with the minutes of both. */
const maxShare = 1.06;

export const clubMinutesWithinPlayed: IntegrityRule = {
  name: 'club-minutes-within-played',
  description:
    "The minutes of a club's players do not exceed 106 % of the minutes that it played with eleven players.",
  tables: ['players'],
  *check({ players, matches }) {
    const played = playedByClub(matches);
    for (const [key, squad] of groupBy(players, ({ season, club }) => `${season} ${club}`)) {
      const available = (played.get(key)?.minutes ?? 0) * playersOnPitch;
      const listed = squad.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
      const [first] = squad;
      if (!first || first.club === null || listed <= maxShare * available) continue;
      const message = `${listed} minutes of ${key} in total; expected at most ${maxShare} × ${available}`;
      yield { ...breach('players', first, 'minutes', message), subject: key };
    }
  },
};
