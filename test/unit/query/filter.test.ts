import { expect, it } from 'vitest';
import { contains, equals, filterRows, isOneOf } from '../../../src/query/list.ts';

const rows = [
  { id: 1, kind: 'a', name: 'Atlético', city: null },
  { id: 2, kind: 'b', name: 'Forge', city: 'Hamilton' },
  { id: 3, kind: 'a', name: 'Supra', city: 'Laval' },
];
const idsOf = (...filters: Parameters<typeof filterRows<(typeof rows)[0]>>[1]) =>
  filterRows(rows, filters).map(({ id }) => id);

it('filterRows returns the rows that pass every filter, in their order', () => {
  expect(idsOf(equals('kind', 'a'), undefined, contains(['name'], 'a'))).toEqual([1, 3]);
  expect(idsOf()).toEqual([1, 2, 3]);
});

it('equals and isOneOf compare by value', () => {
  expect(idsOf(equals('id', 2))).toEqual([2]);
  expect(idsOf(isOneOf('id', [3, 1]))).toEqual([1, 3]);
  expect(idsOf(isOneOf('id', []))).toEqual([]);
});

it('equals and isOneOf are no filter without a value', () => {
  expect([equals('id', undefined), isOneOf('id', undefined)]).toEqual([undefined, undefined]);
});

it('contains finds a text in any field, ignoring case and accents, but not in null', () => {
  expect(idsOf(contains(['name', 'city'], 'LAV'))).toEqual([3]);
  expect(idsOf(contains(['name'], 'atletico'))).toEqual([1]);
  expect(idsOf(contains(['city'], 'null'))).toEqual([]);
  expect(contains(['name'], undefined)).toBeUndefined();
});
