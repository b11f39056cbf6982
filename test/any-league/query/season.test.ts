import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { hasMatches, hasPlayers, hasResults, latestSeason } from '../../../src/query/season.ts';
import type { Season } from '../../../src/records/season.ts';
import { tables } from '../../support/tables.ts';

const [season] = tables.rows('seasons') as [Season];

/** Tables whose seasons have players, results and matches, or none. */
function tablesWith(current: number, ...seasons: [year: number, players: number, matches: number][]) {
  const made = new InMemoryTables({ league: tables.league, index: { ...tables.index, current } });
  made.set(
    'seasons',
    seasons.map(([year, players, matches]) => ({
      ...season,
      season: year,
      current: year === current,
      matches_scheduled: matches,
      matches_finished: players > 0 ? matches : 0,
      coverage: { ...season.coverage, players },
    })),
  );
  return made;
}

describe('latestSeason', () => {
  it('is the last that passes the test', () => {
    const made = tablesWith(2026, [2024, 1, 100], [2025, 0.5, 100], [2026, 0, 100], [2027, 0, 0]);
    expect(latestSeason(made, hasPlayers)).toBe(2025);
    expect(latestSeason(made, hasResults)).toBe(2025);
    expect(latestSeason(made, hasMatches)).toBe(2026);
  });

  it('is the current season where none does', () => {
    expect(latestSeason(tablesWith(2019, [2019, 0, 0]), hasPlayers)).toBe(2019);
  });
});
