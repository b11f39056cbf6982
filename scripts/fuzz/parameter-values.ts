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
  readonly anyOf?: readonly Schema[];
}

/** The named schemas of a document, by their reference. */
export type Schemas = ReadonlyMap<string, Schema>;

/** What is known of the values that a parameter accepts. */
interface ParameterValues {
  readonly schema: Schema;
  /** Texts that it accepts: those that the data has, or an example. */
  readonly samples: readonly string[];
}

/** As far above the minimum of a whole number as the values of a dataset are, such as the year of a season. */
const nearRange = 10;

/** Returns texts that a parameter accepts. */
export function validText({ schema, samples }: ParameterValues, schemas: Schemas): fc.Arbitrary<string> {
  const {
    type,
    format,
    enum: values,
    items,
    anyOf,
    minimum = 0,
    maximum = minimum + 1000,
  } = resolve(schema, schemas);
  if (anyOf) return fc.oneof(...anyOf.map((one) => validText({ schema: one, samples }, schemas)));
  // Case does not matter.
  if (values) return fc.constantFrom(...values, ...values.map(swapCase));
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer') {
    const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + nearRange) });
    const any = fc.integer({ min: minimum, max: maximum });
    return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: any }).map(String);
  }
  if (items) {
    const hasSamples = isFree(resolve(items, schemas)) && samples.length > 0;
    const item = hasSamples ? fc.constantFrom(...samples) : validText({ schema: items, samples }, schemas);
    return fc.array(item, { minLength: 1, maxLength: 3 }).map((list) => list.join(','));
  }
  const sample = fc.constantFrom(...(samples.length > 0 ? samples : ['']));
  if (format === 'date')
    return fc.oneof(
      { weight: samples.length > 0 ? 1 : 0, arbitrary: sample },
      { weight: 1, arbitrary: anyDay },
    );
  return fc.oneof({ weight: 3, arbitrary: sample }, sample.chain(partOf), anyText(30));
}

const anyDay = fc
  .date({ min: new Date('2018-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Returns parts of a text, which a search finds. */
function partOf(sample: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat({ max: sample.length }), fc.nat({ max: sample.length }))
    .map(([start, end]) => sample.slice(start, end));
}

/** Returns whether a schema accepts texts that it does not name. */
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
