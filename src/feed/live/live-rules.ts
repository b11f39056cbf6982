import { dateAtVenue, kickoffByDay } from '../../integrity/kickoff-rules.ts';
import { clubsPlayOnceADay, datesInSeason } from '../../integrity/match-rules.ts';
import { playerGoalsWithinShots, zerosPossible } from '../../integrity/player-rules.ts';
import { playerMinutesWithinMatches } from '../../integrity/playing-time-rules.ts';
import { scoreAndWinner } from '../../integrity/result-rules.ts';
import type { IntegrityRule } from '../../integrity/rule.ts';

/**
 * The integrity rules that judge live rows: the Worker has no others.
 *
 * Rules about a whole season are left out, since the play-offs of a live season may not be drawn yet.
 */
export const liveRules: readonly IntegrityRule[] = [
  datesInSeason,
  dateAtVenue,
  kickoffByDay,
  clubsPlayOnceADay,
  {
    ...scoreAndWinner,
    check: ({ matches, ...dataset }) =>
      scoreAndWinner.check({ ...dataset, matches: matches.filter(({ status }) => status === 'FINISHED') }),
  },
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
  zerosPossible,
];
