import { describe, expect, it } from 'vitest';
import { publishedTables, type TableName, tableNames } from '../../../../../src/records/published.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { tables } = world;
  const { textOf } = downloadsOf(world);

  describe('JSON', () => {
    it.for(tableNames.map((name) => [publishedTables[name].file, name] as const))(
      'for %s has its rows',
      ([file, name]) => {
        expect(JSON.parse(textOf(`${file}.json`))).toEqual(tables.rows(name as TableName));
      },
    );

    it('for one season is its part of the whole table', () => {
      for (const name of tableNames.filter((one) => publishedTables[one].seasonal)) {
        const { file } = publishedTables[name];
        const parts = tables.seasons(name).flatMap((season) => JSON.parse(textOf(`${file}/${season}.json`)));
        expect(parts).toEqual(JSON.parse(textOf(`${file}.json`)));
      }
    });
  });
});
