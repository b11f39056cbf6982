import type { DatasetRow, DatasetTableName } from '../../src/records/dataset/index.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';

/** Returns an invented row of a table, of which everything is unknown but what is given. */
export function blankRow<Name extends DatasetTableName>(
  table: Name,
  given: Partial<DatasetRow<Name>>,
): DatasetRow<Name> {
  const columns = Object.keys(datasetTables[table].row.shape).map((name) => [name, null]);
  return { ...Object.fromEntries(columns), ...given } as DatasetRow<Name>;
}
