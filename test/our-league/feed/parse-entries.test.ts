import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import type { Json } from '../../fixtures/feed.ts';
import { changed, isObject, lists, readers, rowByRow, sideStats } from '../../fixtures/feed-lists.ts';
import { fixedRuns, malformed, outcome, usedPathsIn } from '../../fixtures/malformed.ts';

/** The same with a new field in each object. */
function withNews(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNews);
  if (!isObject(value)) return value;
  const inside = Object.entries(value).map(([name, one]) => [name, withNews(one)]);
  return { ...Object.fromEntries(inside), somethingNew: { of: ['tomorrow', 1, null] } };
}

describe.for(Object.keys(readers))('of %s', (name) => {
  const { good, read } = readers[name] as (typeof readers)[string];

  it('new fields anywhere are ignored', () => {
    expect(JSON.stringify(withNews(good))).toContain('somethingNew');
    expect(read(withNews(good))).toEqual(read(good));
  });

  it('any JSON is parsed or rejected', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), malformed(good, 5)), (body) => {
        outcome(() => read(body));
      }),
      fixedRuns(200),
    );
  });

  it('deep, long and malformed values are parsed or rejected', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    for (const body of [deep, '<!doctype html>', '', 7, true, null, undefined, [], {}, [good]]) {
      outcome(() => read(body));
    }
    for (const path of usedPathsIn(good)) {
      for (const value of [deep, 'x'.repeat(10_000)]) outcome(() => read(changed(good, path, value)));
    }
  });
});

describe.for(Object.keys(lists))('an answer without its list: %s', (key) => {
  const { name, body, read } = lists[key as keyof typeof lists];

  it.for([undefined, null, 7, 'x', {}])('but with %s in its place is rejected', (list) => {
    const path = key === 'standings' ? ['standings', 0, name] : [name];
    expect(() => read(changed(body([]), path, list))).toThrow(UnexpectedResponseError);
  });

  it('is rejected, and so is one of thousands', () => {
    expect(() => read(body(Array.from({ length: 2001 }, () => null)))).toThrow(UnexpectedResponseError);
    expect(read(body(Array.from({ length: 2000 }, () => null))).rejected).toHaveLength(2000);
  });
});

describe.for(Object.keys(rowByRow))('any one malformed entry: %s', (key) => {
  const { name, good, body, read } = rowByRow[key as keyof typeof rowByRow];
  const { entries: expected } = read(body(good));

  it('leaves all others as they are', () => {
    expect(expected).toHaveLength(good.length);
    const index = fc.nat({ max: good.length - 1 });
    const one = index.chain((at) =>
      fc.tuple(fc.constant(at), fc.oneof(fc.jsonValue(), malformed(good[at], 3))),
    );
    fc.assert(
      fc.property(one, ([at, entry]) => {
        const { entries, rejected } = read(body(good.with(at, entry as Json)));
        const isRead = entries.length === good.length;
        expect(isRead ? entries.toSpliced(at, 1) : entries).toEqual(expected.toSpliced(at, 1));
        // An entry that is used may have parts that are not.
        if (!isRead) expect(rejected).toHaveLength(1);
        for (const { what, why } of rejected) {
          expect(what.split(' ')[0]).toBe(`${name}[${at}]`);
          expect(why).not.toBe('');
        }
      }),
      fixedRuns(200),
    );
  });
});

it('a malformed figure of a match leaves all others as they are', () => {
  const { good, body, read } = sideStats;
  type Rows = readonly Record<string, unknown>[];
  const before = read(body(good)).entries as Rows;
  const columns = Object.keys(before[0] ?? {});
  const one = fc
    .nat({ max: good.length - 1 })
    .chain((at) => fc.tuple(fc.constant(at), fc.oneof(fc.jsonValue(), malformed(good[at], 3))));
  fc.assert(
    fc.property(one, ([at, entry]) => {
      const rows = read(body(good.with(at, entry as Json))).entries as Rows;
      expect(rows).toHaveLength(2);
      const isApart = (column: string) => rows.some((row, index) => row[column] !== before[index]?.[column]);
      expect(columns.filter(isApart).length).toBeLessThanOrEqual(1);
    }),
    fixedRuns(200),
  );
});
