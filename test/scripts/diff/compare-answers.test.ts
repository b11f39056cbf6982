import { expect, it } from 'vitest';
import { compareAnswers, type ServiceAnswer } from '../../../scripts/diff/compare-answers.ts';

const json = { 'content-type': 'application/json' };

const answer = (content: object, changes: Partial<ServiceAnswer> = {}): ServiceAnswer => ({
  status: 200,
  headers: json,
  text: JSON.stringify(content),
  ...changes,
});

const changesOf = (before: ServiceAnswer, after: ServiceAnswer) =>
  compareAnswers(before, after).map((change) => [change.place, change.before, change.after]);

it('names the place of each value that differs, was added or was removed', () => {
  const before = answer({ season: 2025, rows: [{ a: 1, gone: 2 }, { a: 3 }], by: { home: 1 } });
  const after = answer({ season: 2026, rows: [{ a: 1 }, { a: null }], by: { home: 1, away: 0 } });
  expect(changesOf(before, after)).toEqual([
    ['body.season', 2025, 2026],
    ['body.rows[].gone', 2, undefined],
    ['body.rows[].a', 3, null],
    ['body.by.away', undefined, 0],
  ]);
});

it('says only the length of lists of another length, and only that items are in another order', () => {
  expect(changesOf(answer({ rows: [{ a: 1 }] }), answer({ rows: [{ a: 2 }, { a: 1 }] }))).toEqual([
    ['number of body.rows[]', 1, 2],
  ]);
  expect(changesOf(answer({ rows: [1, 2] }), answer({ rows: [2, 1] }))).toEqual([
    ['order of body.rows[]', 1, 2],
  ]);
});

it('compares nothing else where the status differs', () => {
  expect(changesOf(answer({ a: 1 }), answer({ a: 2 }, { status: 400 }))).toEqual([['status', 200, 400]]);
});

it('compares header fields, but for those that differ in each run', () => {
  const before = answer(
    {},
    { headers: { ...json, etag: '"a"', date: 'Monday', 'cache-control': 'no-store' } },
  );
  const after = answer({}, { headers: { ...json, etag: '"b"', date: 'Tuesday', link: '</docs>' } });
  expect(changesOf(before, after)).toEqual([
    ['header.cache-control', 'no-store', undefined],
    ['header.link', undefined, '</docs>'],
  ]);
});

it('compares CSV by columns', () => {
  const csv = (text: string) => answer({}, { headers: { 'content-type': 'text/csv; charset=utf-8' }, text });
  expect(changesOf(csv('a,b\r\n1,2\r\n'), csv('a,c\r\n1,2\r\n'))).toEqual([
    ['body[].b', '2', undefined],
    ['body[].c', undefined, '2'],
  ]);
});
