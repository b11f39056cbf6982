import { expect, it } from 'vitest';
import { sideStatistics } from '../../../src/feed/sdp/side-statistics.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';

it('every figure of a side has one name in the feed', () => {
  const { match_id: _, side: __, club: ___, ...figures } = datasetTables.matchStats.row.shape;
  expect(Object.keys(sideStatistics).sort()).toEqual(Object.keys(figures).sort());
  const names = Object.values(sideStatistics);
  expect(new Set(names).size).toBe(names.length);
});
