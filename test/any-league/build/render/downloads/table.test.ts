import { describe, expect, it } from 'vitest';
import { datasetTables } from '../../../../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../../../../src/records/dataset/table.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { flat } = downloadsOf(world);

  describe('the tables', () => {
    it('have every column of the dataset', () => {
      const columns = new Set(flat.flatMap((table) => table.columns.map(({ name }) => name)));
      /** Columns of the dataset under another name in the tables. */
      const renamed: Record<string, string> = {
        feed_season_id: 'season_id',
        feed_team_id: 'team_id',
        feed_stadium_id: 'stadium_id',
        home_venue_id: 'venue_id',
        stats: 'raw_stats',
        goals_conceded_on_pitch: 'goals_conceded',
      };
      const notPublished = Object.values<DatasetTable>(datasetTables).flatMap(({ name, row }) =>
        Object.keys(row.shape).flatMap((column) =>
          columns.has(renamed[column] ?? column) ? [] : [`${name}.${column}`],
        ),
      );
      expect(notPublished).toEqual([]);
    });

    it('have a cell for each column, and a key that is not repeated where it is known', () => {
      for (const { file, key, columns, rows } of flat) {
        const places = key.map((name) => columns.findIndex((column) => column.name === name));
        expect(places, file).not.toContain(-1);
        expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
        const wholeKeys = rows
          .map((row) => places.map((place) => row[place]))
          .filter((values) => !values.includes(null));
        if (key.length > 0) expect(new Set(wholeKeys.map(String)).size, file).toBe(wholeKeys.length);
      }
    });
  });
});
