import { expect, it } from 'vitest';
import { seasons } from '../../../src/resources/seasons.ts';
import { answer, current, dataset } from '../../support/tables.ts';

it('the seasons are listed, oldest first, one of them current', () => {
  const { count, seasons: rows } = answer(seasons);
  expect(count).toBe(dataset.seasons.length);
  const years = rows.map(({ season }) => season);
  expect(years).toEqual(years.toSorted());
  expect(rows.filter((row) => row.current).map(({ season }) => season)).toEqual([current]);
});
