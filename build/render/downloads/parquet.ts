import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Cell, Column, ColumnType } from '../../../src/records/columns.ts';
import type { FlatTable } from './table.ts';

/** How Parquet stores each kind of column. */
const stored: Record<ColumnType, Pick<SchemaElement, 'type' | 'converted_type'>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  date: { type: 'INT32', converted_type: 'DATE' },
  datetime: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

/** A table as Parquet, its columns typed, dates and moments too. */
export function renderParquet({ columns, rows, description }: FlatTable): Uint8Array {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map((column) => ({
      name: column.name,
      ...stored[column.type],
      repetition_type: column.nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
    })),
  ];
  const columnData = columns.map((column, index) => ({
    name: column.name,
    data: rows.map((row) => parquetValue(row[index] ?? null, column)),
  }));
  return new Uint8Array(
    parquetWriteBuffer({
      schema,
      columnData,
      kvMetadata: [{ key: 'description', value: description }],
      createdBy: 'soccer-data-service',
    }),
  );
}

function parquetValue(value: Cell, { type }: Column): Cell | Date {
  return value !== null && (type === 'date' || type === 'datetime') ? new Date(String(value)) : value;
}
