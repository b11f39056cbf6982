import { describe, expect, it } from 'vitest';
import { health } from '../../src/resources/health.ts';
import { standings } from '../../src/resources/standings.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { invariantsOf } from './invariants.ts';
import { sites } from './site.ts';

describe.for(sites)('$name', ({ league, examples, askResource }) => {
  describe('invariants', () => {
    it.for(invariantsOf(league))('$name', async ({ resource, table, query, rowsOf, isValid }) => {
      const { answer } = await askResource(resource, query);
      const rows: readonly never[] = rowsOf(answer);
      if (rows.length === 0) {
        const { datasets } = (await askResource(health)).answer;
        expect(datasets[table]?.rows ?? 0, `rows of ${table}`).toBe(0);
      }
      expect(rows.filter((row, index) => !isValid(row, rows[index - 1]))).toEqual([]);
    });

    it('team statistics are of the clubs of the table', async () => {
      const stats = await askResource(teamStats, `season=${examples.season}`);
      const table = await askResource(standings, `season=${examples.season}`);
      if (table.answer.kind !== 'season') throw new Error('expected the table of one season');
      const clubsOf = (rows: readonly { club: string }[]) => rows.map(({ club }) => club).sort();
      expect(clubsOf(stats.answer.teams)).toEqual(clubsOf(table.answer.standings));
    });
  });
});
