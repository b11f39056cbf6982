import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Cell, ColumnType } from '../../../src/records/flat-columns.ts';
import { service } from '../../../src/service.ts';
import type { FlatTable } from './table.ts';

const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

/** The Parquet type of each kind of value. A `datetime` is an instant in UTC. */
const parquetTypes: Record<ColumnType, Omit<SchemaElement, 'name'>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  string: text,
  date: { type: 'INT32', converted_type: 'DATE' },
  datetime: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
  json: text,
};

/** Renders a table as Parquet, with the columns and values that CSV has. */
export function renderParquet({ columns, rows, description }: FlatTable): Uint8Array {
  return new Uint8Array(
    parquetWriteBuffer({
      schema: [
        { name: 'root', num_children: columns.length },
        ...columns.map(({ name, type, nullable }) => ({
          name,
          ...parquetTypes[type],
          repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
        })),
      ],
      columnData: columns.map(({ name, type }, index) => ({
        name,
        data: rows.map((row) => parquetValue(row[index] ?? null, type)),
      })),
      kvMetadata: [{ key: 'description', value: description }],
      createdBy: service.id,
    }),
  );
}

function parquetValue(cell: Cell, type: ColumnType): Cell | Date {
  return cell !== null && (type === 'date' || type === 'datetime') ? new Date(String(cell)) : cell;
}
