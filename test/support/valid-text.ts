import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** JSON Schema, as far as parameters use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly schema: Schema;
  readonly example: unknown;
}

/** The named schemas of a document, by their reference. */
export type Schemas = ReadonlyMap<string, Schema>;

/** A text as it is written in a query, whatever its characters. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** As far above the minimum of a whole number as the values of a dataset are, such as the year of a season. */
const nearRange = 10;

/** Texts that a parameter accepts, encoded. */
export function validText({ schema, example }: Parameter, schemas: Schemas): fc.Arbitrary<string> {
  return textOf(schema, example, schemas).map(encoded);
}

function textOf(schema: Schema, example: unknown, schemas: Schemas): fc.Arbitrary<string> {
  const {
    type,
    format,
    enum: values,
    items,
    minimum = 0,
    maximum = minimum + 1000,
  } = resolve(schema, schemas);
  // Case does not matter.
  if (values) return fc.constantFrom(...values, ...values.map(swapCase));
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer') {
    const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + nearRange) });
    const any = fc.integer({ min: minimum, max: maximum });
    return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: any }).map(String);
  }
  if (items) {
    const examples = fc.constantFrom(...(example as readonly unknown[]).map(String));
    const item = isFree(resolve(items, schemas)) ? examples : textOf(items, example, schemas);
    return fc.array(item, { minLength: 1, maxLength: 3 }).map((list) => list.join(','));
  }
  if (format === 'date') {
    const days = fc.date({ min: new Date('2018-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    return days.map((date) => date.toISOString().slice(0, 10));
  }
  return partOf(String(example));
}

/** A text of a search: all of the example, a part of it, or any other. */
function partOf(example: string): fc.Arbitrary<string> {
  const parts = fc
    .tuple(fc.nat({ max: example.length }), fc.nat({ max: example.length }))
    .map(([start, end]) => example.slice(start, end));
  return fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, parts, anyText(30));
}

/** Whether a schema does not say which texts it accepts. */
const isFree = (schema: Schema) => schema.type === 'string' && !schema.enum && !schema.format;

function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const named = schemas.get(schema.$ref);
  if (!named) throw new Error(`the document has no ${schema.$ref}`);
  return named;
}

function swapCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}
