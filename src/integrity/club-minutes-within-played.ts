import { playedByClub } from './played-minutes.ts';
import { breach, groupBy, type IntegrityRule } from './rule.ts';

const playersOnPitch = 11;
/** A player's club is that of the season's larger part: those who moved bring some minutes with them. */
const most = 1.06;

export const clubMinutesWithinPlayed: IntegrityRule = {
  name: 'club-minutes-within-played',
  description: "The minutes of a club's players never exceed 106 % of those it played with eleven.",
  tables: ['players'],
  *check({ players, matches }) {
    const played = playedByClub(matches);
    for (const [key, squad] of groupBy(players, ({ season, club }) => `${season} ${club}`)) {
      const available = (played.get(key)?.minutes ?? 0) * playersOnPitch;
      const listed = squad.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
      const [first] = squad;
      if (!first || first.club === null || listed <= most * available) continue;
      const message = `${listed} minutes of ${key} in all; expected at most ${most} × ${available}`;
      yield { ...breach('players', first, 'minutes', message), subject: key };
    }
  },
};
