import { describe, expect, it } from 'vitest';
import { opponent, team } from '../../../src/query/club.ts';
import {
  matchId,
  order,
  paging,
  season,
  seasons,
  span,
  validateSpan,
  within,
} from '../../../src/query/common.ts';
import { defaultLimit, maxLimit } from '../../../src/query/page.ts';
import { textIn } from '../../../src/records/in-league.ts';
import { league } from '../../../src/records/league.ts';

describe('within', () => {
  const days = ['2024-05-01', '2024-05-02', '2024-05-03'].map((date) => ({ date }));

  it.for([
    [{ date: '2024-05-02' }, 1],
    [{ from: '2024-05-02' }, 2],
    [{ to: '2024-05-02' }, 2],
    [{ from: '2024-05-02', to: '2024-05-02' }, 1],
    [{ date: '2024-05-02', from: '2024-05-03' }, 0],
  ] as const)('%j leaves %i of three days', ([span, count]) => {
    expect(days.filter((row) => within(span)?.(row))).toHaveLength(count);
  });

  it('is no filter without a day', () => {
    expect(within({})).toBeUndefined();
  });
});

it('validateSpan names both days of a span that ends before it starts', () => {
  expect(validateSpan({ from: '2024-05-02', to: '2024-05-01' })).toEqual({
    code: 'invalid_combination',
    parameters: ['from', 'to'],
    message: "parameter 'from' (2024-05-02) is after 'to' (2024-05-01); expected a day up to it",
  });
});

it('validateSpan accepts one day, and an open span', () => {
  for (const span of [
    { from: '2024-05-01', to: '2024-05-01' },
    { from: '2024-05-01' },
    { to: '2024-05-01' },
    {},
  ])
    expect(validateSpan(span)).toBeUndefined();
});

it('the common parameters have the default and the bounds of pages', () => {
  expect([paging.limit.defaultValue, paging.offset.defaultValue]).toEqual([defaultLimit, 0]);
  expect(() => paging.limit.parse(String(maxLimit + 1))).toThrow();
  expect(paging.limit.parse(String(maxLimit))).toBe(maxLimit);
});

it('the common parameters are described, and parse their own examples', () => {
  const parameters = {
    season,
    seasons,
    matchId,
    order: order('asc'),
    ...paging,
    ...span,
    team,
    opponent,
  };
  for (const [name, { description, example, parse }] of Object.entries(parameters)) {
    expect(description, name).toMatch(/\w/);
    expect(parse(textIn(league, example)), name).toBeDefined();
  }
  expect(seasons.parse('2024')).toEqual([2024]);
  expect(matchId.parse('cpl::Football_Match::ABC')).toBe('abc');
  expect(order('asc').defaultValue).toBe('asc');
});
