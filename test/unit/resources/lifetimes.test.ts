import { expect, it } from 'vitest';
import { cacheControl, lifetimeOf, lifetimes, statistics } from '../../../src/resources/lifetimes.ts';

it.for([
  [lifetimes.hour, 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400'],
  [lifetimes.clientError, 'public, max-age=60'],
  [lifetimes.never, 'no-store'],
] as const)('cacheControl of %j is %s', ([lifetime, expected]) => {
  expect(cacheControl(lifetime)).toBe(expected);
});

const readings = (...seasons: (number | undefined)[]) => [
  { table: 'seasons' } as const,
  ...seasons.map((season) => ({ table: 'players', season }) as const),
];

it.for([
  ['a finished season', readings(2025), statistics.finished],
  ['the current season', readings(2026), statistics.current],
  ['a season to come', readings(2027), statistics.current],
  ['two finished seasons', readings(2024, 2025), statistics.current],
  ['every season', readings(undefined), statistics.current],
  ['no season', readings(), statistics.current],
] as const)('lifetimeOf of an answer about %s', ([, readings, expected]) => {
  expect(lifetimeOf(statistics, readings, 2026)).toBe(expected);
});

it('lifetimeOf may be the same for every season', () => {
  expect(lifetimeOf(lifetimes.quote, readings(2025), 2026)).toBe(lifetimes.quote);
});
