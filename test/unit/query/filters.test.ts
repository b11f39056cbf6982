import { describe, expect, it } from 'vitest';
import { opponent, team } from '../../../src/query/club.ts';
import {
  aboutMatch,
  matchId,
  order,
  paging,
  season,
  seasons,
  span,
  validateSpan,
  within,
} from '../../../src/query/common.ts';
import { contains, equals, filterRows, isOneOf, sortBy } from '../../../src/query/list.ts';
import { defaultLimit, maxLimit } from '../../../src/query/page.ts';
import { seasonsNeeded } from '../../../src/query/seasons-needed.ts';
import { textIn } from '../../../src/records/in-league.ts';
import type { SeasonIndex } from '../../../src/records/season.ts';
import { league } from '../../support/tables.ts';

const rows = [
  { id: 1, kind: 'a', name: 'Atlético', city: null },
  { id: 2, kind: 'b', name: 'Forge', city: 'Hamilton' },
  { id: 3, kind: 'a', name: 'Supra', city: 'Laval' },
];
const idsOf = (...filters: Parameters<typeof filterRows<(typeof rows)[0]>>[1]) =>
  filterRows(rows, filters).map(({ id }) => id);

it('filterRows returns the rows that pass every filter, in their order', () => {
  expect(idsOf(equals('kind', 'a'), undefined, contains(['name'], 'a'))).toEqual([1, 3]);
  expect(idsOf()).toEqual([1, 2, 3]);
});

it('equals and isOneOf compare by value', () => {
  expect(idsOf(equals('id', 2))).toEqual([2]);
  expect(idsOf(isOneOf('id', [3, 1]))).toEqual([1, 3]);
  expect(idsOf(isOneOf('id', []))).toEqual([]);
});

it('equals and isOneOf are no filter without a value', () => {
  expect([equals('id', undefined), isOneOf('id', undefined)]).toEqual([undefined, undefined]);
});

it('contains finds a text in any field, ignoring case and accents, but not in null', () => {
  expect(idsOf(contains(['name', 'city'], 'LAV'))).toEqual([3]);
  expect(idsOf(contains(['name'], 'atletico'))).toEqual([1]);
  expect(idsOf(contains(['city'], 'null'))).toEqual([]);
  expect(contains(['name'], undefined)).toBeUndefined();
});

const unsorted = [
  { id: 1, value: null },
  { id: 2, value: 'Étoile' },
  { id: 3, value: 'alpha' },
  { id: 4, value: 'etoile' },
  { id: 5, value: 'Beta' },
  { id: 6, value: null },
];
const ids = (order: 'asc' | 'desc', sign = 1) =>
  sortBy(
    unsorted,
    ({ value }) => value,
    order,
    (a, b) => sign * (a.id - b.id),
  ).map(({ id }) => id);

it('texts are sorted ignoring case and accents, unknown values last either way', () => {
  expect(ids('asc')).toEqual([3, 5, 2, 4, 1, 6]);
  expect(ids('desc')).toEqual([2, 4, 5, 3, 1, 6]);
});

it('ties are in the same order either way, those of unknown values too', () => {
  const unknown = [1, 2, 3].map((id) => ({ id, value: null }));
  for (const order of ['asc', 'desc'] as const)
    expect(
      sortBy(
        unknown,
        ({ value }) => value,
        order,
        (a, b) => b.id - a.id,
      ).map(({ id }) => id),
    ).toEqual([3, 2, 1]);
  expect(ids('asc', -1)).toEqual([3, 5, 4, 2, 6, 1]);
  expect(ids('desc', -1)).toEqual([4, 2, 5, 3, 6, 1]);
});

it('numbers are sorted by size, and the unsorted given stay as they are', () => {
  const numbers = [10, null, 9, null, -1].map((value, index) => ({ value, index }));
  const indices = (order: 'asc' | 'desc') =>
    sortBy(
      numbers,
      ({ value }) => value,
      order,
      (a, b) => a.index - b.index,
    ).map(({ index }) => index);
  expect(indices('desc')).toEqual([0, 2, 4, 1, 3]);
  expect(indices('asc')).toEqual([4, 2, 0, 1, 3]);
  expect(numbers[0]?.value).toBe(10);
});

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

const forge = { name: 'Forge FC', club: 'forge-fc' };
const york = { name: 'York United FC', club: 'inter-toronto-fc' };
const row = (match_id: string, home: typeof forge, away: typeof forge) => ({
  match_id: `cpl::Football_Match::${match_id}`,
  date: match_id === 'ab12' ? '2024-05-01' : '2024-06-01',
  home_team: home.name,
  away_team: away.name,
  home_club: home.club,
  away_club: away.club,
});
const meetings = [row('ab12', forge, york), row('cd34', york, forge)];

it.for([
  [{}, ['ab12', 'cd34']],
  [{ match_id: 'cd34' }, ['cd34']],
  [{ team: 'forge' }, ['ab12', 'cd34']],
  [{ team: 'inter-toronto-fc', home: true }, ['cd34']],
  [{ team: 'inter-toronto-fc', home: false }, ['ab12']],
  [{ team: 'forge', opponent: 'york' }, ['ab12', 'cd34']],
  [{ team: 'forge', opponent: 'york', home: true }, ['ab12']],
  [{ team: 'forge', opponent: 'forge' }, []],
  [{ team: 'cavalry' }, []],
  [{ team: 'forge', from: '2024-05-02' }, ['cd34']],
] as const)('aboutMatch(%j) selects %j', ([selector, expected]) => {
  const passes = aboutMatch(selector);
  expect(meetings.filter((one) => passes?.(one)).map(({ match_id }) => match_id.slice(-4))).toEqual(expected);
});

const seasonOf = (year: number) => ({
  season: year,
  first_day: `${year}-04-01`,
  last_day: `${year}-10-31`,
  unavailable_metrics: [],
});
const coming = { ...seasonOf(2025), first_day: null, last_day: null };
const index: SeasonIndex = {
  current: 2024,
  seasons: [...[2020, 2021, 2022, 2023, 2024].map(seasonOf), coming],
  matches: { m: 2021 },
  players: { p: [2020, 2022], veteran: [2020, 2021, 2022, 2023] },
  clubNames: [],
};

it.for([
  ['a season', { season: 2021 }, [2021]],
  ['several seasons', { season: [2020, 2023] }, [2020, 2023]],
  ['a seasonOf before a match', { season: 2020, match_id: 'm' }, [2020]],
  ['a match', { match_id: 'm' }, [2021]],
  ['a match that may be new in the feed', { match_id: 'new' }, [2024]],
  ['a match named like a method', { match_id: 'constructor' }, [2024]],
  ['a player', { player_id: 'p' }, [2020, 2022]],
  ['a player that may be new in the feed', { player_id: 'toString' }, [2024]],
  ['a day', { date: '2022-07-01' }, [2022]],
  ['a first and a last day', { from: '2021-10-31', to: '2022-04-01' }, [2021, 2022]],
  ['a first day alone', { from: '2024-01-01' }, [2024]],
  ['a last day alone', { to: '2020-12-31' }, [2020]],
  ['days between seasons', { from: '2021-11-01', to: '2022-03-31' }, []],
  ['a day outside the span', { date: '2020-07-01', from: '2022-01-01' }, []],
] as const)('seasonsNeeded of %s are those alone', ([, query, expected]) => {
  expect(seasonsNeeded(query, index)).toEqual(expected);
});

it.for([
  ['says nothing of seasons', {}],
  ['concerns most seasons by its days', { from: '2020-05-01' }],
  ['concerns most seasons by its player', { player_id: 'veteran' }],
] as const)('seasonsNeeded are all, from one file, where the query %s', ([, query]) => {
  expect(seasonsNeeded(query, index)).toBeUndefined();
});
