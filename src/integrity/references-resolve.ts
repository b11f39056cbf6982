import { type DatasetTableName, datasetTables } from '../records/dataset/index.ts';
import type { DatasetTable } from '../records/dataset/table.ts';
import { byName, entriesOf } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

const tables = entriesOf<Record<DatasetTableName, DatasetTable>>(datasetTables);
const tablesWithReferences = tables.filter(([, { references }]) => references);

export const referencesResolve: IntegrityRule = {
  name: 'references-resolve',
  description:
    'Every id of a row in another table exists there, and the rows about a match are in the file of its season.',
  tables: tablesWithReferences.map(([name]) => name),
  liveRows: 'none',
  *check(dataset) {
    for (const [name, { references, seasonal }] of tablesWithReferences) {
      for (const [column, target] of Object.entries(references ?? {})) {
        const [targetName, definition] = tables.find(([, table]) => table.name === target) ?? [];
        if (!targetName || !definition)
          throw new Error(`${name}.${column} refers to ${target}, which is no table`);
        const isBySeason = seasonal && definition.seasonal;
        const targetIds = new Set(
          // A table that rows refer to has a key of one column.
          dataset[targetName].map((row) => referenceOf(row, definition.key[0] as string, isBySeason)),
        );
        for (const row of dataset[name]) {
          const value = byName(row)[column];
          if (value === null || targetIds.has(referenceOf(row, column, isBySeason))) continue;
          const targetRows = isBySeason ? `${target} of that season` : target;
          yield breach(name, row, column, `"${value}" is not known; expected one of ${targetRows}`);
        }
      }
    }
  },
};

function referenceOf(row: object, column: string, withSeason: boolean): string {
  const values = byName(row);
  return withSeason ? `${values.season} ${values[column]}` : String(values[column]);
}
