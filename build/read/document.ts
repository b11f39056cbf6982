import type * as z from 'zod';
import { type DatasetFault, messageOf } from '../errors.ts';
import { expectation } from './row.ts';

/** The bytes of each file of the dataset, by path from the root: `data/matches/2024.csv`. */
export type DatasetFiles = ReadonlyMap<string, Uint8Array>;

/** Parses a JSON file of one object. Undefined where it is not valid: its faults are then added. */
export function parseDocument<Schema extends z.ZodObject>(
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
    const parsed = schema.safeParse(content, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const place = issue.path.length === 0 ? {} : { column: issue.path.join('.') };
      faults.push({ file, line: 1, ...place, message: `${foundIn(issue)}${expectation(issue)}` });
    }
  } catch (error) {
    // It may quote several lines.
    const message = messageOf(error).replaceAll(/\s+/g, ' ');
    const line = Number(/\(line (\d+) /.exec(message)?.[1] ?? 1);
    faults.push({ file, line, message: `is not JSON: ${message}; expected a JSON object` });
  }
  return undefined;
}

/** Describes the value that was rejected; an object or a list is left out. */
function foundIn({ code, input }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' || (typeof input === 'object' && input !== null)) return '';
  return input === undefined ? 'is missing; ' : `${JSON.stringify(input)}; `;
}
