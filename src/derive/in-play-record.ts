import type { DatasetRow } from '../records/dataset/index.ts';
import type { Forecast } from '../records/forecast.ts';
import type { InPlayConstants } from '../records/forecast-model.ts';
import type { Match } from '../records/match.ts';
import { inForce } from '../records/season-rules.ts';
import { goalRates, noRedCards, probabilitiesAt, shareLeftAfter } from './in-play.ts';
import { extraMinutes } from './matches.ts';
import { outcomeOf } from './strength.ts';

/** The minutes at which finished matches are judged. */
export const judgedMinutes = [15, 30, 45, 60, 75] as const;

type Goal = Pick<DatasetRow<'goals'>, 'match_id' | 'side' | 'minute'>;

/** A finished match with what its chances in play are computed from; its goals are those of 90 minutes. */
export type ReplayableMatch = ReturnType<typeof replayableMatches>[number];

/** The probabilities of a match at a minute of it, for one of the scores that it may have had then. */
export type ReplayedMoment = ReturnType<typeof replay>[number];

/** Returns the finished matches whose goals are all listed. */
export function replayableMatches(
  matches: readonly Match[],
  goals: readonly Goal[],
  forecasts: readonly Forecast[],
) {
  const goalsByMatch = Map.groupBy(goals, ({ match_id }) => match_id);
  const forecastByMatch = new Map(forecasts.map((row) => [row.match_id, row.probabilities]));
  return matches.flatMap((match) => {
    const outcome = outcomeOf(match);
    const forecast = forecastByMatch.get(match.match_id);
    const listed = goalsByMatch.get(match.match_id) ?? [];
    const isWhole = listed.length === (match.home_goals ?? 0) + (match.away_goals ?? 0);
    if (!outcome || !forecast || !isWhole) return [];
    const isInRegularTime = ({ minute }: Goal) => extraMinutes(match) === 0 || (minute ?? 0) <= 90;
    return [{ ...match, outcome, rates: goalRates(forecast), goals: listed.filter(isInRegularTime) }];
  });
}

/** Replays a match by its goals. Its red cards are left out, since the data has no minutes of them. */
export function replay(match: ReplayableMatch, constants: readonly InPlayConstants[]) {
  const inUse = inForce(constants, match.season);
  return judgedMinutes.flatMap((minute) => {
    const left = shareLeftAfter(minute, inUse);
    return leadsAt(match.goals, minute, 1 - left).map(([lead, weight]) => ({
      match,
      minute,
      /** The probability of that score: 1 where the minutes of all goals are known. */
      weight,
      probabilities: probabilitiesAt({ lead, left, redCards: noRedCards }, match.rates, inUse),
    }));
  });
}

/**
 * Returns the leads of the home side that are possible at a minute, each with its probability. A goal without a minute came
 * before with the share of all goals that do so. These goals are often penalties.
 */
function leadsAt(
  goals: readonly Goal[],
  minute: number,
  sharePast: number,
): [lead: number, weight: number][] {
  let leads: [lead: number, weight: number][] = [[0, 1]];
  for (const goal of goals) {
    const share = goal.minute === null ? sharePast : Number(goal.minute <= minute);
    const change = goal.side === 'home' ? 1 : -1;
    leads = leads
      .flatMap(([lead, weight]): typeof leads => [
        [lead + change, weight * share],
        [lead, weight * (1 - share)],
      ])
      .filter(([, weight]) => weight > 0);
  }
  return leads;
}

/** Returns the mean log loss of replayed moments. */
export function logLossOf(moments: readonly ReplayedMoment[]): number {
  let [loss, weights] = [0, 0];
  for (const { match, weight, probabilities } of moments) {
    loss -= weight * Math.log(probabilities[match.outcome]);
    weights += weight;
  }
  return loss / weights;
}
