import { datasetTables } from '../records/dataset/index.ts';
import type { DatasetTable } from '../records/dataset/table.ts';
import { byName, keysOf } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

const names = keysOf(datasetTables);

export const idsUnique: IntegrityRule = {
  name: 'ids-unique',
  description: 'No two rows of a table have the same key; a match is in one season only.',
  tables: names,
  liveRows: 'none',
  *check(dataset) {
    for (const name of names) {
      const { key, seasonal }: DatasetTable = datasetTables[name];
      // A match happens once; a player has a row in each season they played.
      const columns = seasonal && name !== 'matches' ? ['season', ...key] : [...key];
      const ids = new Set<string>();
      for (const row of dataset[name]) {
        const values = byName(row);
        const id = JSON.stringify(columns.map((column) => values[column]));
        if (ids.has(id)) {
          const text = key.map((column) => String(values[column])).join(' ');
          yield breach(
            name,
            row,
            key[0],
            `"${text}" is a duplicate; expected one row for each ${key.join(' + ')}`,
          );
        }
        ids.add(id);
      }
    }
  },
};
