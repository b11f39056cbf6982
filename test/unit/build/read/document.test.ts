import { expect, it } from 'vitest';
import * as z from 'zod';
import type { DatasetFault } from '../../../../build/errors.ts';
import { parseDocument } from '../../../../build/read/document.ts';

const file = 'data/document.json';
const schema = z.strictObject({ season: z.int() });

/** Returns a document of which a file has the text, and its faults. */
function parse(text?: string) {
  const faults: DatasetFault[] = [];
  const files = new Map(text === undefined ? [] : [[file, new TextEncoder().encode(text)]]);
  return { document: parseDocument(files, file, schema, faults), faults };
}

it('a document is an object of its schema', () => {
  expect(parse('{"season": 2026}')).toEqual({ document: { season: 2026 }, faults: [] });
});

it.for([
  [undefined, { message: 'does not exist; expected a JSON object' }],
  ['{"season": "x"}', { column: 'season', message: expect.stringMatching(/^"x"; expected /) }],
  ['{}', { column: 'season', message: expect.stringMatching(/^is missing; expected /) }],
  ['{"season"', { message: expect.stringMatching(/^is not JSON: .*; expected a JSON object$/) }],
] as const)('%s is a fault of the file', ([text, fault]) => {
  expect(parse(text)).toEqual({ document: undefined, faults: [{ file, line: 1, ...fault }] });
});
