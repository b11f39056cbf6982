import { hasResult } from '../../src/derive/matches.ts';
import { roundTo } from '../../src/derive/numbers.ts';
import { computeStrengths, forecastMatch, newcomersOf, outcomeOf } from '../../src/derive/strength.ts';
import {
  type ForecastConstants,
  type ForecastModel,
  generalConstants,
} from '../../src/records/forecast-model.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { Match } from '../../src/records/match.ts';
import { groupBy } from '../../src/records/typed.ts';

/** A league with fewer matches keeps the general constants. */
const minMatches = 300;

export const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => roundTo(from + index * step, 2));

/** Returns the first of some values whose loss is the least, with it. */
export function bestOf<Value>(values: readonly Value[], lossOf: (value: Value) => number) {
  const losses = values.map(lossOf);
  const loss = Math.min(...losses);
  // There is a value to each loss.
  return { value: values[losses.indexOf(loss)] as Value, loss };
}

/** The values to try. Closer ones differ by less than noise. */
const grid = { k: range(5, 60, 5), home_advantage: range(0, 150, 10), draw: range(0.5, 1.1, 0.05) };

/** How clubs new to the league may begin, beside as the mean; chosen once there have been enough of them. */
const newcomerStrengths = range(1300, 1600, 25);
const minNewcomers = 2;

/**
 * Returns the model of forecasts. Without one so far, its constants are chosen on the first seasons that have enough matches.
 * Otherwise they stay, since no published forecast may change.
 *
 * @param matches of all seasons, in order of play
 * @param isRenewed whether constants are added for the seasons without a result yet, chosen on all finished seasons
 */
export function fitForecastModel(
  { first_season }: Pick<League, 'first_season'>,
  matches: readonly Match[],
  currentSeason: number,
  model: ForecastModel | null,
  isRenewed = false,
): ForecastModel {
  if (model && !isRenewed) return model;
  const results = matches.filter(hasResult);
  const finishedResults = results.filter(({ season }) => season < currentSeason);
  if (!model)
    return { constants: [{ from_season: first_season, ...chooseConstants(firstSeasons(finishedResults)) }] };
  const hasBegun = results.some(({ season }) => season === currentSeason);
  const from_season = hasBegun ? currentSeason + 1 : currentSeason;
  const earlierConstants = model.constants.filter((constants) => constants.from_season < from_season);
  return { constants: [...earlierConstants, { from_season, ...chooseConstants(finishedResults) }] };
}

/** Returns the matches of the first seasons that have enough together. */
function firstSeasons(matches: readonly Match[]): Match[] {
  const chosen: Match[] = [];
  for (const [, seasonMatches] of groupBy(matches, ({ season }) => season)) {
    if (chosen.length < minMatches) chosen.push(...seasonMatches);
  }
  return chosen;
}

/** Chooses the constants of the lowest log loss. */
function chooseConstants(matches: readonly Match[]): typeof generalConstants {
  if (matches.length < minMatches) return generalConstants;
  const candidates = grid.k.flatMap((k) =>
    grid.home_advantage.flatMap((home_advantage) =>
      grid.draw.map((draw) => ({ ...generalConstants, k, home_advantage, draw })),
    ),
  );
  const { value: chosen, loss } = bestOf(candidates, (constants) => logLossOf(matches, constants));
  return {
    ...chosen,
    margins: marginsOf(matches),
    ...chooseNewcomer(matches, chosen),
    fit: {
      seasons: [...new Set(matches.map(({ season }) => season))],
      matches: matches.length,
      log_loss: roundTo(loss, 4),
    },
  };
}

/** Chooses the strength at which newcomers begin, of the lowest log loss, where the matches have enough of them. */
function chooseNewcomer(matches: readonly Match[], chosen: typeof generalConstants): { newcomer?: number } {
  if (newcomersOf(matches, [{ from_season: 0, ...chosen }]).size < minNewcomers) return {};
  const lossOf = (newcomer: number) => logLossOf(matches, { ...chosen, newcomer });
  return { newcomer: bestOf(newcomerStrengths, lossOf).value };
}

function logLossOf(matches: readonly Match[], chosen: typeof generalConstants): number {
  // One set of constants applies to all seasons.
  const constants: ForecastConstants = { from_season: 0, ...chosen };
  const history = computeStrengths(matches, [constants]);
  const losses = [...groupBy(matches, ({ date }) => date).values()].flatMap((matchesOfDay, index) =>
    matchesOfDay.map((match) => {
      const strengths = history[index - 1]?.strengths ?? new Map();
      return -Math.log(forecastMatch(match, strengths, [constants])[outcomeOf(match) ?? 'draw']);
    }),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Returns the shares of wins in 90 minutes by one goal, two, three, and four or more. */
function marginsOf(matches: readonly Match[]): number[] {
  const margins = matches
    .filter((match) => outcomeOf(match) !== 'draw')
    .map(({ home_goals, away_goals }) => Math.abs((home_goals ?? 0) - (away_goals ?? 0)));
  return generalConstants.margins.map((_, index, { length }) => {
    const wins = margins.filter((margin) => Math.min(margin, length) === index + 1);
    return roundTo(wins.length / margins.length, 3);
  });
}
