import { mostMinutes } from '../derive/minutes.ts';
import { playedByClub } from './played-minutes.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const playerMinutesWithinMatches: IntegrityRule = {
  name: 'player-minutes-within-matches',
  description:
    "A player's appearances never exceed his club's matches, nor his minutes 90 an appearance and the extra time his club " +
    'played. Added time needs no leeway: the feed does not count it.',
  tables: ['players'],
  *check({ players, matches }) {
    const played = playedByClub(matches);
    for (const player of players) {
      const club = played.get(`${player.season} ${player.club}`);
      if (!club || player.appearances === null) continue;
      if (player.appearances > club.matches) {
        const message = `${player.appearances}; expected at most the ${club.matches} matches of ${player.club}`;
        yield breach('players', player, 'appearances', message);
      }
      const most = mostMinutes(player.appearances, club.extra);
      if (player.minutes !== null && player.minutes > most) {
        const message = `${player.minutes}; expected at most ${most} in ${player.appearances} appearances`;
        yield breach('players', player, 'minutes', message);
      }
    }
  },
};
