import { describe, expect, it } from 'vitest';
import { cacheControl, lifetimeOf, lifetimes, statistics } from '../../../src/resources/lifetimes.ts';

describe('cacheControl', () => {
  it.for([
    [lifetimes.hour, 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400'],
    [lifetimes.clientError, 'public, max-age=60'],
    [lifetimes.never, 'no-store'],
  ] as const)('of %j is %s', ([lifetime, expected]) => {
    expect(cacheControl(lifetime)).toBe(expected);
  });
});

describe('lifetimeOf', () => {
  const seasons = [2025, 2026, 2027].map((season) => ({ season, current: season === 2026 }));

  it.for([
    [{ season: 2025 }, statistics.finished],
    [{ season: 2026 }, statistics.current],
    [{ season: 2027 }, statistics.current],
    [{ season: [2025] }, statistics.finished],
    [{ season: [2025, 2026] }, statistics.current],
    [{ season: undefined }, statistics.current],
    [{}, statistics.current],
  ] as const)('of %j', ([query, expected]) => {
    expect(lifetimeOf(statistics, query, seasons)).toBe(expected);
  });

  it('may be the same for every season', () => {
    expect(lifetimeOf(lifetimes.quote, { season: 2025 }, seasons)).toBe(lifetimes.quote);
  });
});
