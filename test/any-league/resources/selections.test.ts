import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import type { Match } from '../../../src/records/match.ts';
import { seasonsAndAll, seasonsAndClubs } from '../../../src/resources/list.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ league, tables }) => {
  const [match] = tables.rows('matches') as [Match];
  const [season] = tables.rows('seasons');
  if (!season) throw new Error('there are no seasons');

  const small = new InMemoryTables({ league });
  small.set('seasons', [
    { ...season, season: 2024 },
    { ...season, season: 2025 },
  ]);
  small.set('matches', [
    { ...match, season: 2024, home_club: 'b', away_club: 'a' },
    { ...match, season: 2025, home_club: 'a', away_club: 'c' },
  ]);

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
});
