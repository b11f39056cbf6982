import fc from 'fast-check';
import { anyText } from './any-text.ts';
import { type Schema, type Schemas, validText } from './parameter-values.ts';

/** A parameter of an OpenAPI document. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
  readonly example: unknown;
}

/** An OpenAPI document, as it is read. */
type Document = Readonly<Record<string, unknown>>;

export interface FuzzRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What it is for: the path of the endpoint in the document, or another name. */
  readonly target: string;
}

/** Returns the values of the data that a parameter may have; none where the example has to do. */
export type KnownValues = (path: string, parameter: string) => readonly string[];

/** Encodes a text for a query, whatever its characters. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

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

/** Texts of a parameter, by its name. */
interface NamedTexts {
  readonly name: string;
  readonly texts: fc.Arbitrary<string>;
}

/** Returns queries of an operation: mostly valid parameters, some with any text, some unknown or repeated. */
function query(parameters: readonly NamedTexts[], validWeight: number): fc.Arbitrary<string> {
  const unknown = fc.tuple(anyValue, anyValue);
  const known = parameters.map(({ name, texts }) => {
    const named = (values: fc.Arbitrary<string>) => values.map((value) => [name, value] as const);
    return fc.oneof(
      { weight: validWeight, arbitrary: named(texts.map(encoded)) },
      { weight: 2, arbitrary: named(anyValue) },
      { weight: 1, arbitrary: named(fc.integer().map(String)) },
    );
  });
  const pair = fc.oneof(
    { weight: 2 * validWeight, arbitrary: known.length === 0 ? unknown : fc.oneof(...known) },
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

/** Returns the addresses of an operation below a root. Those of one object have an id in the path. */
function addressesOf(
  path: string,
  parameters: readonly (Parameter & NamedTexts)[],
  validWeight: number,
): fc.Arbitrary<string> {
  const ids = parameters.find((parameter) => parameter.in === 'path')?.texts ?? fc.constant('');
  const queries = query(
    parameters.filter((parameter) => parameter.in === 'query'),
    validWeight,
  );
  const root = fc.constantFrom('/api/v1', '/api');
  return fc.tuple(root, ids, fc.constantFrom('', '', '', '/'), queries).map(([root, id, slash, text]) => {
    const below = path === '/' ? '' : path.replace(/\{\w+\}/, encoded(id));
    return `${root}${below}${slash}${text === '' ? '' : `?${text}`}`;
  });
}

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'),
  },
);

const ifNoneMatch = fc.oneof(
  { weight: 3, arbitrary: fc.constant('*') },
  fc.constantFrom('"x"', 'W/"x"', '"x", W/"y"', '"', ',', ''),
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

/** Returns requests for an address with any method and header fields. */
export function requestsFor(
  addresses: fc.Arbitrary<readonly [target: string, address: string]>,
): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(methods, addresses, fewHeaders)
    .map(([method, [target, address], headers]) => ({ method, address, headers, target }));
}

/** Of what the requests of a document are made. */
interface FuzzOptions {
  readonly valuesOf?: KnownValues;
  /** How often a parameter has a value that it accepts, where three have any other. */
  readonly validWeight?: number;
}

/** Returns requests by the grammar of an OpenAPI document, and requests of any bytes. */
export function fuzzRequests(
  document: Document,
  { valuesOf = () => [], validWeight = 10 }: FuzzOptions = {},
): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths as Record<string, { get: { parameters: Parameter[] } }>);
  const { schemas } = document.components as { schemas: Record<string, Schema> };
  const byReference: Schemas = new Map(
    Object.entries(schemas).map(([name, schema]) => [`#/components/schemas/${name}`, schema]),
  );
  const known = operations.map(([path, { get }]) => {
    const parameters = get.parameters.map((parameter) => {
      const { name, schema, example } = parameter;
      const values = valuesOf(path, name);
      const samples = values.length > 0 ? values : [example].flat().map(String);
      return { ...parameter, texts: validText({ schema, samples }, byReference) };
    });
    return addressesOf(path, parameters, validWeight).map((address) => [path, address] as const);
  });
  const unknown = fc
    .tuple(fc.constantFrom('/api/v1/', '/api/', '/', '/data/v1/', '/dumps/'), anyValue, anyValue)
    .map(([root, path, text]) => ['any address', `${root}${path.replaceAll('#', '')}?${text}`] as const);
  return requestsFor(
    fc.oneof({ weight: 9, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: unknown }),
  );
}
