import { expect, it } from 'vitest';
import { leagueTables } from '../../../../build/render/downloads/league-tables.ts';
import { standings } from '../../../../src/resources/standings.ts';
import { answer, current, tables } from '../../../support/tables.ts';

it('league tables have every season, as /standings answers it', () => {
  const all = leagueTables.records(tables) as Record<string, unknown>[];
  for (const { season } of tables.rows('seasons')) {
    const { standings: rows, source } = answer(standings, { season }) as {
      standings: object[];
      source: string;
    };
    const own = all.filter((row) => row.season === season);
    const expected = rows.map((row) => ({ ...row, season, source }));
    expect(own, String(season)).toEqual(
      expect.arrayContaining(expected.map((row) => expect.objectContaining(row))),
    );
  }
  expect(all.filter(({ season }) => season === current)).not.toHaveLength(0);
});

it('a season of several stages has a table of each, and one overall', () => {
  const all = leagueTables.records(tables) as { season: number; stage: string }[];
  const stages = all.filter(({ season }) => season === 2019).map(({ stage }) => stage);
  expect([...new Set(stages)]).toEqual(['spring', 'fall', 'overall']);
});
