import { hash } from 'node:crypto';
import { parse } from 'csv-parse/sync';

/** As much of a tabular data resource (Frictionless, profile `tabular-data-resource`) as a reader needs. */
export interface Resource {
  readonly name: string;
  readonly path: string;
  readonly encoding: string;
  readonly bytes: number;
  readonly hash: string;
  readonly dialect: {
    readonly delimiter: string;
    readonly lineTerminator: string;
    readonly quoteChar: string;
    readonly header: boolean;
  };
  readonly schema: {
    readonly fields: readonly {
      readonly name: string;
      readonly type: string;
      readonly constraints: { readonly required: boolean };
    }[];
    readonly primaryKey?: readonly string[];
    readonly foreignKeys?: readonly {
      readonly fields: string;
      readonly reference: { readonly resource: string; readonly fields: string };
    }[];
    readonly missingValues: readonly string[];
  };
}

type Value = string | number | boolean | null | object;

/** Casts the text of a field as Table Schema defines it; throws for a text that is no such value. */
const casts: Readonly<Record<string, (text: string) => Value>> = {
  string: (text) => text,
  any: (text) => text,
  integer: (text) => expectMatch(text, /^-?\d+$/, Number),
  number: (text) => expectMatch(text, /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/, Number),
  boolean: (text) => expectMatch(text, /^(true|false)$/, (value) => value === 'true'),
  date: (text) => expectMatch(text, /^\d{4}-\d{2}-\d{2}$/, String),
  datetime: (text) => expectMatch(text, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, String),
};

function expectMatch<Result>(text: string, pattern: RegExp, cast: (text: string) => Result): Result {
  if (!pattern.test(text)) throw new Error(`${JSON.stringify(text)}; expected ${pattern}`);
  return cast(text);
}

/**
 * Reads a resource by its descriptor and nothing else: bytes, hash, encoding, dialect, header, types, required values
 * and the primary key.
 *
 * @throws {Error} where the file is not as described
 */
export function readResource(resource: Resource, bytes: Buffer): Record<string, Value>[] {
  const { name, dialect, schema } = resource;
  if (bytes.length !== resource.bytes) throw new Error(`${name} has ${bytes.length} bytes`);
  if (`sha256:${hash('sha256', bytes)}` !== resource.hash) throw new Error(`${name} has another hash`);
  const text = new TextDecoder(resource.encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  const [header, ...lines] = parse(text, {
    delimiter: dialect.delimiter,
    record_delimiter: dialect.lineTerminator,
    quote: dialect.quoteChar,
    bom: false,
  }) as string[][];
  const names = schema.fields.map((field) => field.name);
  if (JSON.stringify(header) !== JSON.stringify(names)) throw new Error(`${name} has the header ${header}`);
  const rows = lines.map((line, index) =>
    Object.fromEntries(
      schema.fields.map(({ name: field, type, constraints }, column): [string, Value] => {
        const value = line[column] ?? '';
        const where = `${name}, row ${index + 1}, ${field}`;
        if (schema.missingValues.includes(value)) {
          if (constraints.required) throw new Error(`${where}: a required value is missing`);
          return [field, null];
        }
        const cast = casts[type];
        if (!cast) throw new Error(`${where}: unknown type ${type}`);
        try {
          return [field, cast(value)];
        } catch (error) {
          throw new Error(`${where}: ${(error as Error).message}`);
        }
      }),
    ),
  );
  const keys = rows.map((row) => JSON.stringify(schema.primaryKey?.map((column) => row[column])));
  if (schema.primaryKey && new Set(keys).size !== keys.length) throw new Error(`${name} has a duplicate key`);
  return rows;
}
