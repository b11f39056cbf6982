import { expect, it } from 'vitest';
import { summedFields } from '../../../src/derive/team-stats-table.ts';
import { dataset } from '../../support/tables.ts';

it('the feed supplies each of its statistics that summedFields names', () => {
  const supplied = new Set(dataset.teamStats.flatMap(({ stats }) => Object.keys(stats)));
  for (const { field, feed } of summedFields)
    for (const name of feed ?? []) expect(supplied, field).toContain(name);
});
