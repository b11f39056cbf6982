import { completeGoals, scoringSides } from '../../derive/complete-goals.ts';
import { type IdsByName, identifyScorers } from '../../derive/scorer-ids.ts';
import { isPromised } from '../../records/complete-since.ts';
import { isInProgress } from '../../records/match-status.ts';
import type { LiveSeason, RejectedChange } from './live-season.ts';

/**
 * Adds the goals of matches in play and of those that are over since the last refresh: as many as the score, with the
 * scorers that the feed's headers list. A list with more goals than the score is not used.
 *
 * @param playerIds ids by name, for a season without a list of players
 */
export function withLiveGoals(season: LiveSeason, playerIds: IdsByName): LiveSeason {
  const { dataset, headers } = season;
  const withGoals = new Set(dataset.goals.map(({ match_id }) => match_id));
  const rejected: RejectedChange[] = [];
  const liveGoals = dataset.matches
    .filter(
      ({ status, match_id, season: year }) =>
        (status === 'FINISHED' || isInProgress(status)) &&
        !withGoals.has(match_id) &&
        (isPromised(dataset.league, 'goals', year) || headers.has(match_id)),
    )
    .flatMap((match) =>
      scoringSides(match, dataset.matchStats).flatMap((side) => {
        const listed = (headers.get(match.match_id)?.goals ?? []).filter((goal) => goal.side === side.side);
        const isUsable = listed.length <= side.score;
        if (!isUsable && match.status === 'FINISHED')
          rejected.push({
            table: 'goals',
            row: `${match.match_id} ${side.side}`,
            column: null,
            before: String(side.score),
            after: String(listed.length),
            outcome: 'rejected',
            why: `${listed.length} goals listed; the score has ${side.score}`,
          });
        return completeGoals(side, isUsable ? listed : [], []);
      }),
    );
  const goals = [...dataset.goals, ...liveGoals];
  return {
    ...season,
    dataset: { ...dataset, goals: identifyScorers({ ...dataset, goals }, playerIds) },
    rejected: [...season.rejected, ...rejected],
  };
}
