import { expect, it } from 'vitest';
import { summedFields } from '../../../src/derive/team-stats-table.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';
import { teamStats } from '../../../src/records/team-stats.ts';

it('summedFields are fields of a club’s season, each once', () => {
  const fields = summedFields.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  expect(Object.keys(teamStats.shape)).toEqual(expect.arrayContaining(fields));
});

it('summedFields have an origin each', () => {
  const columns = Object.keys(datasetTables.matchStats.row.shape);
  for (const { field, feed, column } of summedFields) {
    expect(feed ?? column, field).toBeDefined();
    expect(feed, field).not.toEqual([]);
    if (column !== undefined) expect(columns, field).toContain(column);
  }
});
