import { clubsPlayOnceADay, datesInSeason, scoreAndWinner } from '../../integrity/matches.ts';
import { playerGoalsWithinShots, playerMinutesWithinMatches } from '../../integrity/players.ts';
import type { IntegrityRule } from '../../integrity/rule.ts';

/**
 * The integrity rules that judge live rows one by one, by name: the Worker has no others. Those that need a whole season or
 * another table judge none, since the play-offs of a live season may not be drawn yet.
 */
export const liveRules: readonly IntegrityRule[] = [
  datesInSeason,
  clubsPlayOnceADay,
  withFinishedMatches(scoreAndWinner),
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
];

function withFinishedMatches(rule: IntegrityRule): IntegrityRule {
  const isFinished = ({ status }: { readonly status: string }) => status === 'FINISHED';
  return {
    ...rule,
    check: (dataset) => rule.check({ ...dataset, matches: dataset.matches.filter(isFinished) }),
  };
}
