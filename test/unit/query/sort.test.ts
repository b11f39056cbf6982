import { expect, it } from 'vitest';
import { sortBy } from '../../../src/query/list.ts';

const rows = [
  { id: 1, value: null },
  { id: 2, value: 'Étoile' },
  { id: 3, value: 'alpha' },
  { id: 4, value: 'etoile' },
  { id: 5, value: 'Beta' },
  { id: 6, value: null },
];
const ids = (order: 'asc' | 'desc', sign = 1) =>
  sortBy(
    rows,
    ({ value }) => value,
    order,
    (a, b) => sign * (a.id - b.id),
  ).map(({ id }) => id);

it('texts are sorted ignoring case and accents, unknown values last either way', () => {
  expect(ids('asc')).toEqual([3, 5, 2, 4, 1, 6]);
  expect(ids('desc')).toEqual([2, 4, 5, 3, 1, 6]);
});

it('ties are in the same order either way, those of unknown values too', () => {
  const unknown = [1, 2, 3].map((id) => ({ id, value: null }));
  for (const order of ['asc', 'desc'] as const)
    expect(
      sortBy(
        unknown,
        ({ value }) => value,
        order,
        (a, b) => b.id - a.id,
      ).map(({ id }) => id),
    ).toEqual([3, 2, 1]);
  expect(ids('asc', -1)).toEqual([3, 5, 4, 2, 6, 1]);
  expect(ids('desc', -1)).toEqual([4, 2, 5, 3, 6, 1]);
});

it('numbers are sorted by size, and the rows given stay as they are', () => {
  const numbers = [10, null, 9, null, -1].map((value, index) => ({ value, index }));
  const indices = (order: 'asc' | 'desc') =>
    sortBy(
      numbers,
      ({ value }) => value,
      order,
      (a, b) => a.index - b.index,
    ).map(({ index }) => index);
  expect(indices('desc')).toEqual([0, 2, 4, 1, 3]);
  expect(indices('asc')).toEqual([4, 2, 0, 1, 3]);
  expect(numbers[0]?.value).toBe(10);
});
