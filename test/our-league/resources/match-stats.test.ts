import { expect, it } from 'vitest';
import { matchStats } from '../../../src/resources/match-stats.ts';
import { answer, settled, tables } from '../../support/tables.ts';

it('at most 18 matches of 2019 to 2025 have no statistics, and the final of 2025 has them', () => {
  const atMost = [0, 0, 8, 9, 0, 0, 1];
  for (const [index, season] of settled.entries()) {
    const missing = tables.rows('matchStats', season).filter(({ has_data }) => !has_data);
    expect(missing.length, `${season}`).toBeLessThanOrEqual(atMost[index] ?? 0);
  }
  const final = { match_id: 'c52f4791009a4c29b5ec46c3ef7b6dfd' };
  expect(answer(matchStats, final)).toMatchObject({ has_data: true, team_stats: expect.any(Object) });
});
