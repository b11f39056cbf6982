import { describe, expect, it } from 'vitest';
import { statisticKind } from '../../src/feed/statistic-kind.ts';
import { feedWorlds } from '../support/built-worlds.ts';

describe.for(feedWorlds)('$name', ({ dataset }) => {
  it.for([
    ['Goals', 'count'],
    ['accurate-pass', 'count'],
    ['Total Losses Of Possession', 'count'],
    ['Points Dropped from Winning Positions', 'count'],
    ['constructor', 'count'],
    ['Passing Accuracy', 'percentage'],
    ['passes-accuracy', 'percentage'],
    ['tackles-won-perc', 'percentage'],
    ['Passing % Opp Half', 'percentage'],
    ['Goal Conversion', 'percentage'],
    ['Tackle Success', 'percentage'],
    ['PPDA', 'value'],
    ['goals-against-average', 'value'],
    ['expected-goals', 'value'],
  ])('a club’s statistic %s is a %s', ([name, kind]) => {
    expect(statisticKind(String(name))).toBe(kind);
  });

  it('a club’s statistic is a count or a percentage only where every figure of data/ is one', () => {
    for (const { stats } of dataset.teamStats) {
      for (const [name, value] of Object.entries(stats)) {
        if (value === null) continue;
        if (statisticKind(name) === 'count') expect(Number.isInteger(value) && value >= 0, name).toBe(true);
        if (statisticKind(name) === 'percentage') expect(value >= 0 && value <= 100, name).toBe(true);
      }
    }
  });
});
