import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DatasetFault } from '../../../build/errors.ts';
import { parseDocument, RowLocations } from '../../../build/read/document.ts';
import { fieldParser } from '../../../build/read/parse-table-file.ts';

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

describe('RowLocations', () => {
  const locations = new RowLocations();
  const row = { club: 'a' };
  locations.set(row, { file: 'data/clubs.csv', line: 3 });

  it('names the line of a row, and the column where there is one', () => {
    expect(locations.fault(row, 'club', 'is unknown')).toEqual({
      file: 'data/clubs.csv',
      line: 3,
      column: 'club',
      message: 'is unknown',
    });
    expect(locations.fault(row, undefined, 'is unknown')).not.toHaveProperty('column');
  });

  it('throws for a row that was not read, even if an equal one was', () => {
    expect(() => locations.fault({ ...row }, 'club', 'is unknown')).toThrow('was not read from a file');
  });
});

it.for([
  ['', z.string(), null],
  ['', z.nullable(z.number()), null],
  ['12', z.number(), 12],
  ['-1.5', z.nullable(z.number()), -1.5],
  ['1e3', z.number(), '1e3'],
  ['0x10', z.number(), '0x10'],
  ['12', z.string(), '12'],
  ['true', z.boolean(), true],
  ['false', z.optional(z.boolean()), false],
  ['TRUE', z.boolean(), 'TRUE'],
] as const)('fieldParser parses %j by its schema', ([text, schema, value]) => {
  expect(fieldParser(schema)(text)).toBe(value);
});

it.for([
  [z.int(), 'x', 'expected a whole number'],
  [z.number(), 'x', 'expected a number'],
  [z.string(), 1, 'expected text'],
  [z.enum(['home', 'away']), 'x', 'expected one of home, away'],
  [z.number().check(z.gte(1)), 0, 'expected at least 1'],
  [z.number().check(z.positive()), 0, 'expected more than 0'],
  [z.number().check(z.lte(1)), 2, 'expected at most 1'],
  [z.string().check(z.minLength(1)), '', 'expected a length of at least 1'],
  [z.array(z.string()).check(z.maxLength(0)), ['x'], 'expected a length of at most 0'],
  [z.array(z.string()), {}, 'expected a list'],
  [z.object(), [], 'expected an object'],
  [z.strictObject({}), { x: 1 }, 'expected no field x'],
  [z.url(), 'x', 'expected a valid url'],
  [z.string().check(z.regex(/^a/)), 'b', 'expected text of the form /^a/'],
  [z.record(z.string().check(z.regex(/^a/, 'expected an a')), z.int()), { b: 1 }, 'expected an a'],
  [z.discriminatedUnion('is', [z.object({ is: z.literal('a') })]), { is: 'b' }, 'expected one of a'],
  [z.string().check(z.regex(/^a/, 'expected an a')), 'b', 'expected an a'],
] as const)('the message of a rejected value says what schema %# accepts', ([schema, value, expected]) => {
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  expect(issue?.message).toBe(expected);
});
