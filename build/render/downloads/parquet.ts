import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import * as z from 'zod';
import { unwrap } from '../../../src/records/fields.ts';
import { type Column, type ColumnType, typeOf } from '../../../src/records/flat-columns.ts';
import { byName, valueAt } from '../../../src/records/typed.ts';
import { service } from '../../../src/service.ts';
import type { FlatTable } from './table.ts';

/** The Parquet type of each kind of value. A `datetime` is an instant in UTC. */
const parquetTypes: Record<ColumnType, Omit<SchemaElement, 'name'>> = {
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  date: { type: 'INT32', converted_type: 'DATE' },
  datetime: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

/**
 * Renders a table as Parquet. Fields of nested objects are columns, as in CSV. Lists are lists, of structs where their
 * elements are objects. An object without fixed fields is JSON text.
 */
export function renderParquet({ columns, schema, records, description }: FlatTable): Uint8Array {
  const leaves = columns.map((column) => ({ column, schema: schemaAt(schema, column) }));
  return new Uint8Array(
    parquetWriteBuffer({
      schema: [
        { name: 'root', num_children: columns.length },
        ...leaves.flatMap((leaf) => elements(leaf.column.name, leaf.schema, leaf.column.nullable)),
      ],
      columnData: leaves.map(({ column, schema: leaf }) => ({
        name: column.name,
        data: records.map((record) => valueAt(record, column.path)).map(converterOf(leaf)),
      })),
      kvMetadata: [{ key: 'description', value: description }],
      createdBy: service.id,
    }),
  );
}

function schemaAt(row: z.ZodObject, { path }: Column): z.core.$ZodType {
  return path.reduce<z.core.$ZodType>((schema, name) => {
    // Every step of a column's path but the last leads to an object.
    const field: z.core.$ZodType | undefined = (unwrap(schema) as z.ZodObject).shape[name];
    if (!field) throw new Error(`no field ${path.join('.')}`);
    return field;
  }, row);
}

/** Returns the schema elements of a value, followed by those of its children. */
function elements(name: string, schema: z.core.$ZodType, isNullable: boolean): SchemaElement[] {
  const innerSchema = unwrap(schema);
  const repetition_type = isNullable || innerSchema !== schema ? 'OPTIONAL' : 'REQUIRED';
  if (innerSchema instanceof z.ZodArray) {
    return [
      { name, repetition_type, num_children: 1, converted_type: 'LIST' },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      ...elements('element', innerSchema.element, false),
    ];
  }
  if (innerSchema instanceof z.ZodObject) {
    const fields = Object.entries(innerSchema.shape);
    return [
      { name, repetition_type, num_children: fields.length },
      ...fields.flatMap(([field, value]) => elements(field, value, false)),
    ];
  }
  return [{ name, ...parquetTypes[typeOf(innerSchema)], repetition_type }];
}

/** Returns a function that turns values of a schema into those that the writer takes. */
function converterOf(schema: z.core.$ZodType): (value: unknown) => unknown {
  const convert = presentConverterOf(unwrap(schema));
  return (value) => (value === null || value === undefined ? null : convert(value));
}

function presentConverterOf(schema: z.core.$ZodType): (value: unknown) => unknown {
  if (schema instanceof z.ZodArray) {
    const convert = converterOf(schema.element);
    // The records were checked against their schema, so the value is a list.
    return (value) => (value as unknown[]).map(convert);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, converterOf(field)] as const);
    return (value) => {
      // As above, the value has the type of its schema.
      const values = byName(value as object);
      return Object.fromEntries(fields.map(([name, convert]) => [name, convert(values[name])]));
    };
  }
  const type = typeOf(schema);
  if (type === 'date' || type === 'datetime') return (value) => new Date(String(value));
  // A value of several possible types that is a text needs no quotes.
  if (type === 'json') return (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  return (value) => value;
}
