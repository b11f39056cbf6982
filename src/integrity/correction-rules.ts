import { columnValues, type DatasetTable } from '../records/dataset/define-table.ts';
import { type Dataset, type DatasetTableName, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { memoize } from '../records/memoize.ts';
import { byName, entriesOf } from '../records/typed.ts';
import { type Breach, breach, type IntegrityRule } from './rule.ts';

type Correction = Dataset['corrections'][number];

const tables = entriesOf<Record<DatasetTableName, DatasetTable>>(datasetTables);

export const correctionsAgree: IntegrityRule = {
  name: 'corrections-agree',
  description:
    'Each correction names a column of a row, and the row has the corrected value. Rows of the ' +
    'current season are compared once it is over.',
  tables: ['corrections'],
  *check(dataset) {
    const rowsByIdOf = memoize((name: DatasetTableName) => rowsById(dataset, name));
    for (const correction of dataset.corrections) {
      const fault = findFault(correction, dataset, rowsByIdOf);
      if (fault) yield fault;
    }
  },
};

type RowsById = ReadonlyMap<string, object>;

/** Returns the name by which a row is found: its season, where its table is seasonal, and the values of its key. */
const seasonAndId = (season: unknown, id: string) => `${season ?? ''} ${id}`;

/** Returns the rows of a table by season and id, of equal ones the first. */
function rowsById(dataset: Dataset, name: DatasetTableName): RowsById {
  const { key, seasonal }: DatasetTable = datasetTables[name];
  const rows = rowsOf(dataset, name).map((row) => {
    const values = byName(row);
    const id = key.map((part) => values[part]).join(' ');
    return [seasonAndId(seasonal ? row.season : undefined, id), row] as const;
  });
  return new Map(rows.toReversed());
}

/** Returns how a correction and its row differ; undefined where they agree, or the season is not over. */
function findFault(
  correction: Correction,
  dataset: Dataset,
  rowsByIdOf: (name: DatasetTableName) => RowsById,
): Breach | undefined {
  const { table, subject, column, before, after } = correction;
  const [fileName, year] = table.split('/');
  const [name, definition] = tables.find(([, { name }]) => name === fileName) ?? [];
  if (!name || !definition || definition.seasonal !== (year !== undefined)) {
    return breach('corrections', correction, 'table', `"${table}" is no table; expected one of the dataset`);
  }
  const { key, seasonal, row: schema } = definition;
  const season = seasonal ? Number(year) : undefined;
  if (season !== undefined && season >= dataset.snapshot.season) return undefined;
  // Where the id itself was corrected, the row has the id of after the correction.
  const isOfKey = column !== null && key.includes(column);
  const id = isOfKey ? subject.replace(before ?? '', after ?? '') : subject;
  const row = rowsByIdOf(name).get(seasonAndId(season, id));
  if (column === null) {
    const message = `"${id}" is a row of ${table}.csv; expected none, since it was removed`;
    return row && breach('corrections', correction, 'subject', message);
  }
  if (!row) {
    const message = `"${id}" is no row of ${table}.csv; expected its ${key.join(' and ')}`;
    return breach('corrections', correction, 'subject', message);
  }
  const values = columnValues(schema, row);
  if (!(column in values)) {
    return breach('corrections', correction, 'column', `"${column}" is no column of ${table}.csv`);
  }
  const value = values[column] ?? null;
  if ((value === null ? null : String(value)) === after) return undefined;
  return {
    row,
    column,
    message: `${value ?? 'is empty'}; expected ${after ?? 'no value'}, as corrections.csv has`,
    subject: `${table} ${id} ${column}`,
  };
}
