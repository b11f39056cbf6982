import { describe, expect, it } from 'vitest';
import { leagueTables } from '../../../../../build/render/downloads/derived-tables.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', ({ season, seasonStandings, dataset, tables }) => {
  it('the download of standings has every season, as /standings answers it', () => {
    const all = leagueTables.records(tables) as Record<string, unknown>[];
    for (const { season: one } of tables.rows('seasons')) {
      const { standings: rows, source } = seasonStandings({ season: one });
      const own = all.filter((row) => row.season === one);
      const expected = rows.map((row) => ({ ...row, season: one, source }));
      expect(own, String(one)).toEqual(
        expect.arrayContaining(expected.map((row) => expect.objectContaining(row))),
      );
    }
  });

  it('a season has standings of each stage that has some, and overall ones where several stages count', () => {
    const all = leagueTables.records(tables) as { season: number; stage: string }[];
    const stages = all.filter((row) => row.season === season).map(({ stage }) => stage);
    const tabled = dataset.stages.filter((row) => row.season === season && row.table !== null);
    const names = tabled.map(({ stage }) => stage);
    const counted = tabled.filter(({ table }) => table === 'season');
    expect(new Set(stages)).toEqual(new Set(counted.length > 1 ? [...names, 'overall'] : names));
  });
});
