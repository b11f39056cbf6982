import { describe, expect, it } from 'vitest';
import { latestSeason } from '../../../src/query/seasons-needed.ts';
import type { IndexedSeason } from '../../../src/records/season.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  const [season] = tables.index.seasons as [IndexedSeason];

  /** A world whose seasons have players, results and matches, or none. */
  function worldWith(
    current: number,
    ...seasons: [year: number, hasPlayers: boolean, hasMatches: boolean][]
  ) {
    const rows = seasons.map(([year, has_players, has_matches]) => ({
      ...season,
      season: year,
      has_matches,
      has_results: has_players,
      has_players,
    }));
    return { league: tables.league, index: { ...tables.index, current, seasons: rows } };
  }

  describe('latestSeason', () => {
    it('is the last that has such rows', () => {
      const world = worldWith(
        2026,
        [2024, true, true],
        [2025, true, true],
        [2026, false, true],
        [2027, false, false],
      );
      expect(latestSeason(world, 'has_players')).toBe(2025);
      expect(latestSeason(world, 'has_results')).toBe(2025);
      expect(latestSeason(world, 'has_matches')).toBe(2026);
    });

    it('is the current season where none does', () => {
      expect(latestSeason(worldWith(2019, [2019, false, false]), 'has_players')).toBe(2019);
    });
  });
});
