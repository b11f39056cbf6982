import type * as z from 'zod/mini';
import { type DatasetRow, type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';

/** Returns an invented row of a record, of which everything is unknown but what is given. */
export function blankRecord<Record extends z.ZodMiniObject>(
  record: Record,
  given: Partial<z.infer<Record>>,
): z.infer<Record> {
  const fields = Object.keys(record.shape).map((name) => [name, null]);
  return { ...Object.fromEntries(fields), ...given };
}

/** Returns an invented row of a table, of which everything is unknown but what is given. */
export function blankRow<Name extends DatasetTableName>(
  table: Name,
  given: Partial<DatasetRow<Name>>,
): DatasetRow<Name> {
  return blankRecord(datasetTables[table].row, given) as DatasetRow<Name>;
}
