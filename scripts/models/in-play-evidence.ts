import { wilsonInterval } from '../../src/derive/forecast-record.ts';
import type { ReplayedMoment } from '../../src/derive/in-play-record.ts';
import { sum } from '../../src/derive/numbers.ts';
import { outcome } from '../../src/records/forecast.ts';

const groups = 10;

/**
 * Returns all probabilities of replayed matches in ten groups, the lowest first, with the share of them that came true. The
 * moments of a match are alike, so that a match counts once in the interval of a group.
 */
export function calibrateInPlay(moments: readonly ReplayedMoment[]) {
  const chances = moments
    .flatMap(({ match, weight, probabilities }) =>
      outcome.options.map((name) => ({
        match,
        weight,
        probability: probabilities[name],
        hit: Number(match.outcome === name),
      })),
    )
    .sort((a, b) => a.probability - b.probability);
  const total = sum(chances.map(({ weight }) => weight));
  let before = 0;
  const byGroup = Map.groupBy(chances, ({ weight }) => {
    const group = Math.min(groups - 1, Math.floor((before / total) * groups));
    before += weight;
    return group;
  });
  return [...byGroup.values()].map((group) => {
    const weights = sum(group.map(({ weight }) => weight));
    const observed = sum(group.map(({ weight, hit }) => weight * hit)) / weights;
    const matches = new Set(group.map(({ match }) => match)).size;
    return {
      matches,
      predicted: sum(group.map(({ weight, probability }) => weight * probability)) / weights,
      observed,
      interval: wilsonInterval(observed, matches),
    };
  });
}
