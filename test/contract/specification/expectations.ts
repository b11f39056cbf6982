import { expect } from 'vitest';
import * as z from 'zod/mini';
import { contentOf, expectError, expectHeader } from '../assertions.ts';
import { type Asked, type Expectation, type Row, rowsOf } from './requirement.ts';

/** The types of fields, by their names. */
type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Types of fields, as the specification names them. */
export const text = z.string();
export const integer = z.int();
export const number = z.number();
export const boolean = z.boolean();
/** A day, YYYY-MM-DD. */
export const day = z.iso.date();
/** Any value, `null` too: a field whose type the specification does not show. */
export const anything = z.unknown().check(z.refine((value) => value !== undefined, 'is missing'));

/** Expects the answer to succeed: 200, and a JSON object. */
export const succeeds: Expectation = ({ reply }) => {
  expect(reply.status, `status of ${reply.address}`).toBe(200);
  expectHeader(reply, 'Content-Type', /^application\/json\b/);
  contentOf(reply, z.record(z.string(), z.unknown()));
};

/** Expects a 400 whose message names each of the parameters. */
export function refusesFor(...parameters: readonly string[]): Expectation {
  return ({ reply }) => {
    const { message } = expectError(reply, 400);
    for (const name of parameters) expect(message, `message of ${reply.address}`).toContain(name);
  };
}

/** Expects another status, with the body of an error. */
export function fails(status: number): Expectation {
  return ({ reply }) => void expectError(reply, status);
}

/** Expects fields of the body of an error. */
export function errorHas(shape: Shape): Expectation {
  return ({ reply }) => {
    expect(reply.status, `status of ${reply.address}`).toBeGreaterThanOrEqual(400);
    contentOf(reply, z.object(shape));
  };
}

/** Expects a header field. */
export function hasHeader(name: string, expected: string | RegExp): Expectation {
  return ({ reply }) => expectHeader(reply, name, expected);
}

/** Expects fields of the answer itself. */
export function answerHas(shape: Shape): Expectation {
  return (asked) => {
    succeeds(asked);
    contentOf(asked.reply, z.object(shape));
  };
}

/** Expects fields of all rows of a list. There are rows, unless the site has none of the table that they are from. */
export function rowsHave(list: string, shape: Shape, table = list): Expectation {
  return async (asked) => {
    for (const row of await someRows(asked, list, table)) {
      const { error } = z.object(shape).safeParse(row);
      const [issue] = error?.issues ?? [];
      if (issue)
        throw new Error(`${asked.reply.address}: ${list}[].${issue.path.join('.')}: ${issue.message}`);
    }
  };
}

/** Expects that all rows of a list are as is said. There are rows, unless the site has none of the table. */
export function allRows(
  list: string,
  isExpected: (row: Row, value: (name: string) => string) => boolean,
  table = list,
): Expectation {
  return async (asked) => {
    const rows = await someRows(asked, list, table);
    expect(
      rows.filter((row) => !isExpected(row, asked.value)),
      `rows of ${asked.reply.address}`,
    ).toEqual([]);
  };
}

async function someRows(asked: Asked, list: string, table: string): Promise<Row[]> {
  succeeds(asked);
  const rows = rowsOf(asked.reply, list);
  if (rows.length === 0)
    expect(await asked.sizeOf(table), `${table} without a row of ${asked.reply.address}`).toBe(0);
  return rows;
}

/** Expects at most so many rows in a list, and so many wherever there are more. */
export function hasRows(list: string, count: number): Expectation {
  return (asked) => {
    succeeds(asked);
    const { total = count } = asked.reply.json<{ total?: number }>();
    expect(rowsOf(asked.reply, list), `rows of ${asked.reply.address}`).toHaveLength(Math.min(count, total));
  };
}

/** Expects rows in the order of a field; rows without a value are last in any order. */
export function isSorted(list: string, field: string, order: 'asc' | 'desc'): Expectation {
  return (asked) => {
    succeeds(asked);
    // A field that is missing is neither known nor null.
    const values = rowsOf(asked.reply, list).map((row) => row[field] as number | string | null);
    expect(values, `${field} in ${asked.reply.address}`).not.toContain(undefined);
    const known = values.filter((value) => value !== null);
    const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const expected = [
      ...(order === 'asc' ? sorted : sorted.reverse()),
      ...values.filter((value) => value === null),
    ];
    expect(values, `${field} in ${asked.reply.address}`).toEqual(expected);
  };
}

/** Expects the rows of the answer to another request. */
export function answersLike(request: string, list: string): Expectation {
  return async (asked) => {
    succeeds(asked);
    expect(rowsOf(asked.reply, list)).toEqual(rowsOf(await asked.ask(request), list));
  };
}

/** Expects that an answer may be cached for so many seconds, or that it is as is said. */
export function lives(seconds: number | ((seconds: number) => boolean)): Expectation {
  return (asked) => {
    succeeds(asked);
    const [, maxAge] = /max-age=(\d+)/.exec(asked.reply.headers.get('Cache-Control') ?? '') ?? [];
    if (typeof seconds === 'number') expect(Number(maxAge)).toBe(seconds);
    else expect(seconds(Number(maxAge)), `max-age=${maxAge} of ${asked.reply.address}`).toBe(true);
  };
}

/** Expects that a search finds the row with a value, and not all rows that are there without it. */
export function finds(list: string, field: string, name: string, all: string): Expectation {
  return async (asked) => {
    succeeds(asked);
    const found = rowsOf(asked.reply, list).map((row) => row[field]);
    expect(found, `${field} in ${asked.reply.address}`).toContain(asked.value(name));
    expect(found.length).toBeLessThan(rowsOf(await asked.ask(all), list).length);
  };
}
