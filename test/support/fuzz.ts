import fc from 'fast-check';
import { anyText } from './any-text.ts';

type Json = Record<string, unknown>;

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface FuzzRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Texts that have broken parsers elsewhere. */
const notorious = [
  '',
  '0',
  '-1',
  '+1',
  '1e2',
  '0x10',
  '2024.0',
  'NaN',
  'Infinity',
  '99999999999999999999999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '..',
  '/',
  '%',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%F0%9F%92%A9',
  '<script>',
  "' OR 1=1",
  '2024-02-30',
  '0000-00-00',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(101),
  'x'.repeat(5000),
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

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

/** A value that the schema of a parameter accepts. */
function validText({ schema, example }: Parameter): fc.Arbitrary<string> {
  const { enum: values, type, format, minimum = 0, maximum = minimum + 1000 } = schema;
  if (values) return fc.constantFrom(...values);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer')
    return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) }).map(String);
  if (format === 'date') {
    const days = fc.date({ min: new Date('2018-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    return days.map((date) => date.toISOString().slice(0, 10));
  }
  return fc.constant(encoded(String(example)));
}

/** A query of an operation: mostly valid parameters, some with any text, some unknown or repeated. */
function query(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const unknown = fc.tuple(anyValue, anyValue);
  const pair =
    parameters.length === 0
      ? unknown
      : fc
          .constantFrom(...parameters)
          .chain((parameter) =>
            fc.oneof(
              { weight: 6, arbitrary: validText(parameter).map((value) => [parameter.name, value] as const) },
              { weight: 1, arbitrary: anyValue.map((value) => [parameter.name, value] as const) },
              { weight: 1, arbitrary: fc.integer().map((value) => [parameter.name, String(value)] as const) },
            ),
          );
  const pairs = fc.array(fc.oneof({ weight: 12, arbitrary: pair }, { weight: 1, arbitrary: unknown }), {
    maxLength: 4,
  });
  return fc.oneof(
    { weight: 12, arbitrary: pairs.map((list) => list.map(([name, value]) => `${name}=${value}`).join('&')) },
    { weight: 1, arbitrary: anyValue },
  );
}

const pathOf = (root: string, path: string) => (path === '/' ? root : root + path);

/** Requests by the grammar of an OpenAPI document, and requests of any bytes. */
export function fuzzRequests(document: Json): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths as Record<string, { get: { parameters: Parameter[] } }>);
  const known = fc
    .tuple(
      fc.constantFrom('/api/v1', '/api'),
      fc.constantFrom(...operations),
      fc.constantFrom('', '', '', '/'),
    )
    .chain(([root, [path, { get }], slash]) =>
      query(get.parameters).map((text) => `${pathOf(root, path)}${slash}${text === '' ? '' : `?${text}`}`),
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
  const header = fc.oneof(
    fc.constantFrom('*', '"x"', 'W/"x"', '"x", W/"y"', '"', ',', ''),
    fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  );
  const headers = fc.option(header, { nil: undefined, freq: 4 }).map((value) => ({
    ...(value === undefined ? {} : { 'If-None-Match': value }),
  }));
  return fc.record({ method, address, headers });
}
