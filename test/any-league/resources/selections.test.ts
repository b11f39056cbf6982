import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { leagueSchema } from '../../../src/records/league-schema.ts';
import type { Match } from '../../../src/records/match.ts';
import { isFullyPrerendered, seasonsAndAll, seasonsAndClubs } from '../../../src/resources/selections.ts';
import { tables } from '../../support/tables.ts';

const [match] = tables.rows('matches') as [Match];
const [season] = tables.rows('seasons');
if (!season) throw new Error('there are no seasons');

const small = new InMemoryTables();
small.set('seasons', [
  { ...season, season: 2024 },
  { ...season, season: 2025 },
]);
small.set('matches', [
  { ...match, season: 2024, home_club: 'b', away_club: 'a' },
  { ...match, season: 2025, home_club: 'a', away_club: 'c' },
]);

describe('isFullyPrerendered', () => {
  it('is true of the latest seasons, as many as the league says', () => {
    expect([2024, 2025].map((season) => isFullyPrerendered(small, season, 1))).toEqual([false, true]);
    expect([2024, 2025].map((season) => isFullyPrerendered(small, season, 2))).toEqual([true, true]);
  });

  it('is true of every season where the league says nothing, however many there are', () => {
    const { fully_prerendered_seasons } = leagueSchema.shape;
    expect(fully_prerendered_seasons.parse(undefined)).toBeNull();
    const many = Array.from({ length: 60 }, (_, index) => ({ ...season, season: 1960 + index }));
    const old = new InMemoryTables();
    old.set('seasons', many);
    expect(isFullyPrerendered(old, 1960, Number.POSITIVE_INFINITY)).toBe(true);
  });
});

it('seasonsAndAll yields all seasons together, then each', () => {
  expect([...seasonsAndAll(small)]).toEqual([
    { season: undefined, year: undefined },
    { season: [2024], year: 2024 },
    { season: [2025], year: 2025 },
  ]);
});

it('seasonsAndClubs yields each club of the rows, in all seasons and in those it has rows of', () => {
  const yielded = [...seasonsAndClubs(small, 'matches')].map(
    ({ season, team }) => `${season ?? 'all'} ${team ?? ''}`,
  );
  expect(yielded).toEqual([
    'all ',
    'all a',
    'all b',
    'all c',
    '2024 ',
    '2024 a',
    '2024 b',
    '2025 ',
    '2025 a',
    '2025 c',
  ]);
});
