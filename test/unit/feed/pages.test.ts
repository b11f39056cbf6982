import { describe, expect, it } from 'vitest';
import { UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { maxPages, nextPage } from '../../../src/feed/sdp/statistics.ts';

describe('the page after a page', () => {
  it.for<[object | null | undefined, number, number | undefined]>([
    [{ totalPages: 3, currentPage: 1, isLastPage: false }, 1, 2],
    [{ totalPages: 3, currentPage: 3, isLastPage: true }, 3, undefined],
    [{ totalPages: 3 }, 2, 3],
    [{ totalPages: 1 }, 1, undefined],
    [{ totalPages: 0 }, 1, undefined],
    [{ totalPages: 48, isLastPage: false }, 47, 48],
    [{ isLastPage: false }, 4, 5],
    [{ totalPages: 1, isLastPage: false }, 1, 2],
    [{ isLastPage: true }, 1, undefined],
    [{}, 1, undefined],
    [null, 1, undefined],
    [undefined, 1, undefined],
  ])('by %j, after page %i, is %s', ([pagination, page, next]) => {
    expect(nextPage({ players: [], pagination }, page)).toBe(next);
  });

  it('is not followed without end', () => {
    const endless = { pagination: { totalPages: maxPages + 1, isLastPage: false } };
    expect(nextPage(endless, maxPages - 1)).toBe(maxPages);
    expect(() => nextPage(endless, maxPages)).toThrow(UnexpectedResponseError);
  });

  it.for([{ totalPages: '3' }, { totalPages: -1 }, { totalPages: 1.5 }, { isLastPage: 'no' }, 7, []])(
    'is not known by %j',
    (pagination) => {
      expect(() => nextPage({ pagination }, 1)).toThrow(UnexpectedResponseError);
    },
  );

  it.for([undefined, null, '', 7, '<html>'])('is not known by the answer %j', (body) => {
    expect(() => nextPage(body, 1)).toThrow(UnexpectedResponseError);
  });
});
