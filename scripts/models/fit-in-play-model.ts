import { linearRegression } from 'simple-statistics';
import { deriveForecasts } from '../../src/derive/forecasts.ts';
import { shareLeftAfter } from '../../src/derive/in-play.ts';
import {
  logLossOf,
  type ReplayableMatch,
  replay,
  replayableMatches,
} from '../../src/derive/in-play-record.ts';
import { roundTo, sum, sumAll } from '../../src/derive/numbers.ts';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { computeStrengths } from '../../src/derive/strength.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import {
  generalInPlayConstants,
  generalModel,
  type InPlayConstants,
  type InPlayModel,
} from '../../src/records/forecast-model.ts';
import { bestOf, range } from './fit-forecast-model.ts';

/** With fewer earlier matches, or fewer of them with a red card, the general constants stay. */
const minMatches = 100;
const minRedCardMatches = 40;

/** The values to try. Closer ones differ by less than noise. */
const grid = { late: range(1, 1.5, 0.05), own: range(0.4, 1.2, 0.1), opponent: range(0.8, 1.8, 0.1) };

/** Returns the finished matches of a dataset with what their chances in play are computed from. */
export function replayableOf(dataset: Dataset): ReplayableMatch[] {
  const { league, snapshot, clubNames: names } = dataset;
  const matches = deriveMatches(dataset);
  const { constants } = dataset.forecastModel ?? generalModel(league);
  const history = computeStrengths(matches, constants);
  const forecasts = deriveForecasts({ league, matches, constants, history, names, asOf: snapshot.as_of });
  return replayableMatches(matches, dataset.goals, forecasts);
}

/** Fits the constants of each season on the seasons before it, so that the record of none knows its results. */
export function fitInPlayModel(matches: readonly ReplayableMatch[], seasons: readonly number[]): InPlayModel {
  return {
    constants: seasons.flatMap((from_season, index) => {
      const earlier = matches.filter(({ season }) => season < from_season);
      if (earlier.length >= minMatches) return [{ from_season, ...fitConstants(earlier) }];
      return index === 0 ? [{ from_season, ...generalInPlayConstants }] : [];
    }),
  };
}

function fitConstants(matches: readonly ReplayableMatch[]): typeof generalInPlayConstants {
  const profile = { ...generalInPlayConstants, ...fitProfile(matches) };
  const ofAllSeasons = { ...profile, from_season: 0 };
  const lossOf = (late: number) =>
    logLossOf(matches.flatMap((match) => replay(match, [{ ...ofAllSeasons, late }])));
  const { value: late } = bestOf(grid.late, lossOf);
  // The draws of a forecast imply fewer goals than are scored.
  const pace =
    sum(matches.map(({ goals }) => goals.length)) / sum(matches.map(({ rates }) => rates.home + rates.away));
  const withOneCard = matchesWithOneCard(matches, pace);
  const [red_card_own, red_card_opponent] =
    withOneCard.length < minRedCardMatches
      ? [1, 1]
      : bestOf(redCardEffects, (effects) => -redCardLikelihood(withOneCard, ofAllSeasons, effects)).value;
  return {
    ...profile,
    late,
    red_card_own,
    red_card_opponent,
    matches: matches.length,
    goals: minutesOf(matches).length,
    red_card_matches: withOneCard.length,
  };
}

/** Returns the matches with one red card, with rates by which as many goals are expected in all as were scored. */
function matchesWithOneCard(matches: readonly ReplayableMatch[], pace: number): ReplayableMatch[] {
  return matches
    .filter(({ home_red_cards, away_red_cards }) => sumAll([home_red_cards, away_red_cards]) === 1)
    .map((match) => ({ ...match, rates: { home: match.rates.home * pace, away: match.rates.away * pace } }));
}

/** Returns the minutes of goals; those of added time at the end are in the 90th. */
function minutesOf(matches: readonly ReplayableMatch[]): number[] {
  return matches.flatMap(({ goals }) =>
    goals.flatMap(({ minute }) => (minute === null ? [] : [Math.min(minute, 90)])),
  );
}

/** Fits a line through the goals of each minute; what the 45th and 90th have above it came in added time. */
function fitProfile(matches: readonly ReplayableMatch[]) {
  const minutes = minutesOf(matches);
  const goalsIn = (minute: number) => minutes.filter((other) => other === minute).length;
  const plainMinutes = range(1, 90, 1).filter((minute) => minute % 45 !== 0);
  const { m, b } = linearRegression(plainMinutes.map((minute) => [minute, goalsIn(minute)]));
  const mean = b + m * 45.5;
  const addedAt = (minute: number) => roundTo(Math.max(0, goalsIn(minute) - (b + m * minute)) / mean, 2);
  return { rise: roundTo((m * 45) / mean, 3), first_half_added: addedAt(45), second_half_added: addedAt(90) };
}

type Effects = readonly [own: number, opponent: number];

const redCardEffects: readonly Effects[] = grid.own.flatMap((own) =>
  grid.opponent.map((opponent) => [own, opponent] as const),
);

/**
 * Returns the logarithm of the likelihood of the goals in matches with one red card. The data has no minutes of cards, so
 * every minute is as probable as another.
 */
function redCardLikelihood(
  matches: readonly ReplayableMatch[],
  constants: InPlayConstants,
  [own, opponent]: Effects,
): number {
  const left = range(0, 90, 1).map((minute) => shareLeftAfter(minute, constants));
  return sum(
    matches.map(({ rates, goals, home_red_cards }) => {
      const likelihoods = left.slice(1).map((leftThen, index) => {
        const logs = (['home', 'away'] as const).map((side) => {
          const effect = (side === 'home') === (home_red_cards === 1) ? own : opponent;
          const expected = rates[side] * (1 - leftThen + effect * leftThen);
          const scored = goals.filter((goal) => goal.side === side);
          return (
            sum(
              scored.map(({ minute }) =>
                minute === null ? Math.log(expected) : minute > index + 1 ? Math.log(effect) : 0,
              ),
            ) - expected
          );
        });
        return Math.exp(sum(logs));
      });
      return Math.log(sum(likelihoods) / likelihoods.length);
    }),
  );
}
