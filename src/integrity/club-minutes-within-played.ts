import { breach, type IntegrityRule } from './rule.ts';
import { squadMinutes } from './squad-minutes.ts';

/** Above 1, since in the current season a player who moved is listed at the new club with the minutes of both. */
const maxCurrentShare = 1.06;

export const clubMinutesWithinPlayed: IntegrityRule = {
  name: 'club-minutes-within-played',
  description:
    "The minutes of a club's players do not exceed those that it played with eleven players; in the current season, in " +
    'which moves are not recorded yet, 106 % of them.',
  tables: ['players', 'playerStints'],
  liveRows: 'none',
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
