import { maxMinutes } from '../derive/minutes.ts';
import { playingTimeByClub } from './playing-time.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const playerMinutesWithinMatches: IntegrityRule = {
  name: 'player-minutes-within-matches',
  description:
    "A player's appearances do not exceed their club's matches, nor their minutes 90 an appearance and the club's extra " +
    'time. The feed does not count added time.',
  tables: ['players'],
  liveRows: 'every',
  *check({ players, matches }) {
    const playingTimes = playingTimeByClub(matches);
    for (const player of players) {
      const club = playingTimes.get(`${player.season} ${player.club}`);
      if (!club || player.appearances === null) continue;
      if (player.appearances > club.matches) {
        const message = `${player.appearances}; expected at most the ${club.matches} matches of ${player.club}`;
        yield breach('players', player, 'appearances', message);
      }
      const maximum = maxMinutes(player.appearances, club.extra);
      if (player.minutes !== null && player.minutes > maximum) {
        const message = `${player.minutes}; expected at most ${maximum} in ${player.appearances} appearances`;
        yield breach('players', player, 'minutes', message);
      }
    }
  },
};
