import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbours } from '../../src/query/address.ts';
import { offsets, paginate } from '../../src/query/page.ts';
import { matches } from '../../src/resources/matches.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ season, answer, tables }) => {
  it('pages partition the whole for any limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 70 }),
        (rows, limit) => {
          const pages = [...offsets(rows.length, limit)].map((offset) => paginate(rows, { limit, offset }));
          expect(pages.flatMap((page) => page.rows)).toEqual(rows);
          expect(pages.map(({ figures }) => figures.has_more)).toEqual(
            pages.map((_, index) => index < pages.length - 1),
          );
        },
      ),
    );
  });

  it('pages past the end are empty and lead back', () => {
    expect(answer(matches, { season, offset: 1000 })).toMatchObject({
      total: tables.rows('matches', season).length,
      count: 0,
      has_more: false,
      matches: [],
    });
    expect(neighbours({ total: 35, limit: 10, offset: 1000 })).toEqual({ first: 0, prev: 30, last: 30 });
  });

  it('pages have one offset each, and one of 0 without rows', () => {
    expect([...offsets(0, 10)]).toEqual([0]);
    expect([...offsets(20, 10)]).toEqual([0, 10]);
    expect([...offsets(21, 10)]).toEqual([0, 10, 20]);
  });

  it.for([
    [0, 0, { first: 0, last: 0 }],
    [10, 0, { first: 0, last: 0 }],
    [11, 0, { first: 0, next: 10, last: 10 }],
    [30, 10, { first: 0, prev: 0, next: 20, last: 20 }],
    [30, 15, { first: 0, prev: 5, next: 25, last: 20 }],
    [30, 20, { first: 0, prev: 10, last: 20 }],
  ] as const)('pages of ten of %i rows, at the offset %i, lead to %j', ([total, offset, links]) => {
    expect(neighbours({ total, limit: 10, offset })).toEqual(links);
  });
});
