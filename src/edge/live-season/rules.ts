import { clubsPlayOnceADay } from '../../integrity/clubs-play-once-a-day.ts';
import { datesInSeason } from '../../integrity/dates-in-season.ts';
import { playerGoalsWithinShots } from '../../integrity/player-goals-within-shots.ts';
import { playerMinutesWithinMatches } from '../../integrity/player-minutes-within-matches.ts';
import type { IntegrityRule } from '../../integrity/rule.ts';
import { scoreAndWinner } from '../../integrity/score-and-winner.ts';

/** A match in play has a score and no winner yet: of its results the rule is about finished matches alone. */
const finishedScoreAndWinner: IntegrityRule = {
  ...scoreAndWinner,
  check: (dataset) =>
    scoreAndWinner.check({
      ...dataset,
      matches: dataset.matches.filter(({ status }) => status === 'FINISHED'),
    }),
};

/**
 * The integrity rules that single live rows can break. A season need not be whole while its play-offs are drawn, and
 * their stages may not be known yet.
 */
export const liveRules: readonly IntegrityRule[] = [
  clubsPlayOnceADay,
  datesInSeason,
  finishedScoreAndWinner,
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
];

/** Those of them that are about players: the matches that players are judged by have passed the others. */
export const livePlayerRules = liveRules.filter(({ tables }) => tables.includes('players'));
