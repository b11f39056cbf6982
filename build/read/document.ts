import { createRequire } from 'node:module';
import type * as z from 'zod/mini';
import { type DatasetFault, messageOf } from '../errors.ts';

type RowLocation = Pick<DatasetFault, 'file' | 'line'>;

/** Remembers the line that each row was read from, so that a later breach of a rule can name it. */
export class RowLocations {
  readonly #locations = new WeakMap<object, RowLocation>();

  set(row: object, location: RowLocation): void {
    this.#locations.set(row, location);
  }

  fault(row: object, column: string | undefined, message: string): DatasetFault {
    const location = this.#locations.get(row);
    if (!location)
      throw new Error(`a breach names a row that was not read from a file: ${JSON.stringify(row)}`);
    return { ...location, ...(column !== undefined && { column }), message };
  }
}

/** The bytes of each file of the dataset, by path from the root: `data/matches/2024.csv`. */
export type DatasetFiles = ReadonlyMap<string, Uint8Array>;

/** Parses a JSON file of one object. Undefined where it is not valid, with its faults added to the list. */
export function parseDocument<Schema extends z.ZodMiniObject>(
  files: DatasetFiles,
  file: string,
  schema: Schema,
  faults: DatasetFault[],
): z.infer<Schema> | undefined {
  const bytes = files.get(file);
  if (!bytes) {
    faults.push({ file, line: 1, message: 'does not exist; expected a JSON object' });
    return undefined;
  }
  const text = new TextDecoder().decode(bytes);
  try {
    const content: unknown = JSON.parse(text);
    const result = schema.safeParse(content, { reportInput: true });
    if (result.success) return result.data;
    const issueFaults = result.error.issues.map((issue) => ({
      file,
      line: lineOf(text, issue.path.map(String)),
      ...(issue.path.length > 0 && { column: issue.path.join('.') }),
      message: `${describeValue(issue)}${issue.message}`,
    }));
    faults.push(...issueFaults.sort((a, b) => a.line - b.line));
  } catch (error) {
    // The message may quote several lines.
    const message = messageOf(error).replaceAll(/\s+/g, ' ');
    const line = Number(/\(line (\d+) /.exec(message)?.[1] ?? 1);
    faults.push({ file, line, message: `is not JSON: ${message}; expected a JSON object` });
  }
  return undefined;
}

/** Describes a rejected value, unless it is an object or a list. */
function describeValue({ code, input }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' || (typeof input === 'object' && input !== null)) return '';
  return input === undefined ? 'is missing; ' : `${JSON.stringify(input)}; `;
}

/** Returns the line of a field in a JSON text. A missing field has the line of the object around it. */
function lineOf(json: string, names: readonly string[]): number {
  // Loaded only where there are faults. Every JSON text is a YAML text too.
  const {
    isNode,
    LineCounter,
    parseDocument: parseYaml,
  }: typeof import('yaml') = createRequire(import.meta.url)('yaml');
  const lineCounter = new LineCounter();
  const node = parseYaml(json, { lineCounter }).getIn(names, true);
  if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  return names.length === 0 ? 1 : lineOf(json, names.slice(0, -1));
}
