import { columnValues, type DatasetTable } from '../records/dataset/define-table.ts';
import { type Dataset, type DatasetTableName, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { entriesOf } from '../records/typed.ts';
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
    for (const correction of dataset.corrections) {
      const fault = findFault(correction, dataset);
      if (fault) yield fault;
    }
  },
};

/** Returns how a correction and its row differ; undefined where they agree, or the season is not over. */
function findFault(correction: Correction, dataset: Dataset): Breach | undefined {
  const { table, subject, column, before, after } = correction;
  const [fileName, year] = table.split('/');
  const [name, definition] = tables.find(([, { name }]) => name === fileName) ?? [];
  if (!name || !definition || definition.seasonal !== (year !== undefined)) {
    return breach('corrections', correction, 'table', `"${table}" is no table; expected one of data/`);
  }
  const { key, seasonal, row: schema } = definition;
  const season = seasonal ? Number(year) : undefined;
  if (season !== undefined && season >= dataset.snapshot.season) return undefined;
  // Where the id itself was corrected, the row has the id of after the correction.
  const isOfKey = column !== null && key.includes(column);
  const id = isOfKey ? subject.replace(before ?? '', after ?? '') : subject;
  const row = rowsOf(dataset, name).find((candidate) => {
    if (candidate.season !== season && seasonal) return false;
    const values = columnValues(schema, candidate);
    return key.map((part) => values[part]).join(' ') === id;
  });
  if (column === null) {
    const message = `"${id}" is a row of data/${table}.csv; expected none, since it was removed`;
    return row && breach('corrections', correction, 'subject', message);
  }
  if (!row) {
    const message = `"${id}" is no row of data/${table}.csv; expected its ${key.join(' and ')}`;
    return breach('corrections', correction, 'subject', message);
  }
  const values = columnValues(schema, row);
  if (!(column in values)) {
    return breach('corrections', correction, 'column', `"${column}" is no column of data/${table}.csv`);
  }
  const value = values[column] ?? null;
  if ((value === null ? null : String(value)) === after) return undefined;
  return {
    row,
    column,
    message: `${value ?? 'is empty'}; expected ${after ?? 'no value'}, as data/corrections.csv has`,
    subject: `${table} ${id} ${column}`,
  };
}
