import { describe, expect, it } from 'vitest';
import { statisticRule } from '../../src/feed/loss-rules.ts';
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
  ])('the rule of a club’s statistic %s is a %s', ([name, rule]) => {
    expect(statisticRule(String(name))).toBe(rule);
  });

  it('a club’s statistic has a rule only where every figure of data/ is of its kind', () => {
    for (const { stats } of dataset.teamStats) {
      for (const [name, value] of Object.entries(stats)) {
        if (value === null) continue;
        if (statisticRule(name) === 'count') expect(Number.isInteger(value) && value >= 0, name).toBe(true);
        if (statisticRule(name) === 'percentage') expect(value >= 0 && value <= 100, name).toBe(true);
      }
    }
  });
});
