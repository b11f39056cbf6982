import { expect, it } from 'vitest';
import { fitInPlayModel, replayableOf } from '../../../scripts/models/fit-in-play-model.ts';
import { wilsonInterval } from '../../../src/derive/forecast-record.ts';
import { judgedMinutes, replay } from '../../../src/derive/in-play-record.ts';
import { sum } from '../../../src/derive/numbers.ts';
import { outcome } from '../../../src/records/forecast.ts';
import { dataset } from '../../support/tables.ts';

const matches = replayableOf(dataset);
const { constants = [] } = dataset.inPlayModel ?? {};
const seasons = dataset.seasons.map(({ season }) => season);
const moments = matches.flatMap((match) => replay(match, constants));

it('the fit of matches in play gives what data/in-play-model.json has', () => {
  const upTo = seasons.filter((season) => season <= 2023);
  const earlier = matches.filter(({ season }) => season < 2023);
  const expected = constants.filter(({ from_season }) => from_season <= 2023);
  expect(fitInPlayModel(earlier, upTo).constants).toEqual(expected);
  // The results of 2023 itself, told otherwise.
  const others = matches.map((match) => (match.season < 2023 ? match : { ...match, goals: [] }));
  expect(fitInPlayModel(others, upTo).constants).toEqual(expected);
});

it('the chances of all finished matches, replayed from their goals, are calibrated', () => {
  expect(matches).toHaveLength(dataset.matches.filter(({ status }) => status === 'FINISHED').length);
  const chances = moments.flatMap(({ match, weight, probabilities }) =>
    outcome.options.map((name) => ({
      match,
      weight,
      chance: probabilities[name],
      hit: match.outcome === name,
    })),
  );
  const tenths = Map.groupBy(chances, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  expect(tenths.size).toBe(10);
  for (const tenth of tenths.values()) {
    const weights = sum(tenth.map(({ weight }) => weight));
    const predicted = sum(tenth.map(({ weight, chance }) => weight * chance)) / weights;
    const observed = sum(tenth.map(({ weight, hit }) => weight * Number(hit))) / weights;
    // The moments of a match are alike, so that a match counts once in the interval.
    const { low, high } = wilsonInterval(observed, new Set(tenth.map(({ match }) => match)).size);
    expect(predicted).toBeGreaterThanOrEqual(low);
    expect(predicted).toBeLessThanOrEqual(high);
  }
});

it('a replay counts a goal of unknown minute by the share of goals that come before', () => {
  const match = matches.find(({ goals }) => goals.filter(({ minute }) => minute === null).length === 1);
  const weights = match
    ? replay(match, constants).map(({ minute, weight }) => [minute, weight] as const)
    : [];
  for (const minute of judgedMinutes) {
    const [scored = 0, ahead = 0] = weights.filter(([other]) => other === minute).map(([, weight]) => weight);
    expect(scored + ahead).toBeCloseTo(1, 12);
    expect(Math.abs(scored - minute / 90)).toBeLessThan(0.1);
  }
});
