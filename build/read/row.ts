import * as z from 'zod/mini';
import { otherColumns } from '../../src/records/dataset/table.ts';
import { unwrap } from '../../src/records/fields.ts';

type Kind = 'boolean' | 'number' | 'text';

/** The kind of each schema, cached since every field needs it and the schemas do not change. */
const kinds = new WeakMap<z.core.$ZodType, Kind>();

/** Returns which values a column of a schema has. */
function kindOf(schema: z.core.$ZodType): Kind {
  const cachedKind = kinds.get(schema);
  if (cachedKind) return cachedKind;
  const innerSchema = unwrap(schema);
  const kind =
    innerSchema instanceof z.ZodMiniBoolean
      ? 'boolean'
      : innerSchema instanceof z.ZodMiniNumber
        ? 'number'
        : 'text';
  kinds.set(schema, kind);
  return kind;
}

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Returns the value of a CSV field for its column's schema. An empty field is null, and a number or a boolean is parsed where
 * one is expected. A field that does not fit stays text, which the schema then rejects.
 */
export function fieldValue(text: string, schema: z.core.$ZodType): string | number | boolean | null {
  if (text === '') return null;
  const kind = kindOf(schema);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return kind === 'number' && decimal.test(text) ? Number(text) : text;
}

/** Returns the schema of a column, or undefined where the table has no such column. */
export function columnSchema(row: z.ZodMiniObject, column: string): z.core.$ZodType | undefined {
  const collector = otherColumns(row);
  if (!collector) return row.shape[column];
  return column !== collector.field && Object.hasOwn(row.shape, column) ? row.shape[column] : collector.value;
}
