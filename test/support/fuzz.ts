import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** JSON Schema, as far as parameters use it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly schema: Schema;
  readonly example: unknown;
}

/** The named schemas of a document, by their reference. */
type Schemas = ReadonlyMap<string, Schema>;

/** A text as it is written in a query, whatever its characters. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** As far above the minimum of a whole number as the values of a dataset are, such as the year of a season. */
const nearRange = 10;

/** Texts that a parameter accepts, encoded. */
function validText({ schema, example }: Parameter, schemas: Schemas): fc.Arbitrary<string> {
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

type Json = Record<string, unknown>;

export interface FuzzRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Texts that have broken parsers elsewhere. */
const notorious = [
  ...['', "' OR 1=1", 'x'.repeat(101), 'x'.repeat(5000)],
  ...'0 -1 +1 1e2 0x10 2024.0 NaN Infinity 99999999999999999999999 2024-02-30 0000-00-00'.split(' '),
  ...'null undefined true [] {} .. / <script> __proto__ constructor toString'.split(' '),
  ...'% %zz %00 %E0%A4%A %F0%9F%92%A9'.split(' '),
];

/** Any bytes, percent-encoded or not: what is no UTF-8 too. */
const bytes = fc
  .uint8Array({ maxLength: 40 })
  .map((array) => [...array].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const anyValue = fc.oneof(
  fc.constantFrom(...notorious),
  anyText(60).map(encoded),
  fc.string({ maxLength: 20 }),
  bytes,
);

/** A query of an operation: mostly valid parameters, some with any text, some unknown or repeated. */
function query(parameters: readonly Parameter[], schemas: Schemas): fc.Arbitrary<string> {
  const unknown = fc.tuple(anyValue, anyValue);
  const known = parameters.map((parameter) => {
    const named = (values: fc.Arbitrary<string>) => values.map((value) => [parameter.name, value] as const);
    return fc.oneof(
      { weight: 10, arbitrary: named(validText(parameter, schemas)) },
      { weight: 2, arbitrary: named(anyValue) },
      { weight: 1, arbitrary: named(fc.integer().map(String)) },
    );
  });
  const pair = fc.oneof(
    { weight: 20, arbitrary: known.length === 0 ? unknown : fc.oneof(...known) },
    { weight: 1, arbitrary: unknown },
  );
  const once = fc.uniqueArray(pair, { selector: ([name]) => name, maxLength: 4 });
  const repeated = fc.array(pair, { maxLength: 4 });
  const pairs = fc.oneof({ weight: 6, arbitrary: once }, { weight: 1, arbitrary: repeated });
  return fc.oneof(
    { weight: 12, arbitrary: pairs.map((list) => list.map(([name, value]) => `${name}=${value}`).join('&')) },
    { weight: 1, arbitrary: anyValue },
  );
}

const pathOf = (root: string, path: string) => (path === '/' ? root : root + path);

/** Requests by the grammar of an OpenAPI document, and requests of any bytes. */
export function fuzzRequests(document: Json): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths as Record<string, { get: { parameters: Parameter[] } }>);
  const { schemas } = document.components as { schemas: Record<string, Schema> };
  const byReference: Schemas = new Map(
    Object.entries(schemas).map(([name, schema]) => [`#/components/schemas/${name}`, schema]),
  );
  const known = fc
    .tuple(
      fc.constantFrom('/api/v1', '/api'),
      fc.constantFrom(...operations),
      fc.constantFrom('', '', '', '/'),
    )
    .chain(([root, [path, { get }], slash]) =>
      query(get.parameters, byReference).map(
        (text) => `${pathOf(root, path)}${slash}${text === '' ? '' : `?${text}`}`,
      ),
    );
  const unknown = fc
    .tuple(fc.constantFrom('/api/v1/', '/api/', '/', '/data/v1/', '/dumps/'), anyValue, anyValue)
    .map(([root, path, text]) => `${root}${path.replaceAll('#', '')}?${text}`);
  const address = fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: unknown });
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant('GET') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'),
    },
  );
  const ifNoneMatch = fc.oneof(
    fc.constantFrom('*', '"x"', 'W/"x"', '"x", W/"y"', '"', ',', ''),
    fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  );
  const headers = fc.record(
    {
      'If-None-Match': ifNoneMatch,
      Accept: fc.constantFrom('text/html', '*/*', 'text/csv', ''),
      Range: fc.constantFrom('bytes=0-9', 'bytes=-1', 'lines=1'),
      Origin: fc.constantFrom('https://example.org', 'null'),
    },
    { requiredKeys: [] },
  );
  const fewHeaders = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers });
  return fc.record({ method, address, headers: fewHeaders });
}
