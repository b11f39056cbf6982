import { type DatasetRow, type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
import { blankRecord } from './blank-record.ts';

/** Returns an invented row of a table, of which everything is unknown but what is given. */
export function blankRow<Name extends DatasetTableName>(
  table: Name,
  given: Partial<DatasetRow<Name>>,
): DatasetRow<Name> {
  return blankRecord(datasetTables[table].row, given) as DatasetRow<Name>;
}
