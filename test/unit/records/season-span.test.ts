import { expect, it } from 'vitest';
import { seasonName, seasonRange } from '../../../src/records/season-rules.ts';

it('seasonName returns the year, or both where seasons span two', () => {
  expect(seasonName(2024, 1)).toBe('2024');
  expect([1999, 2008, 2024].map((season) => seasonName(season, 7))).toEqual([
    '1999–00',
    '2008–09',
    '2024–25',
  ]);
});

it('seasonRange returns the range from the first season to the last', () => {
  expect(seasonRange([2019, 2021, 2022], 1)).toBe('2019–2022');
  expect(seasonRange([1999, 2001], 8)).toBe('1999–00 – 2001–02');
});

it('seasonRange returns the name of a single season, and a dash without any', () => {
  expect([seasonRange([2019, 2019], 1), seasonRange([2019], 7)]).toEqual(['2019', '2019–20']);
  expect([seasonRange([], 1), seasonRange([], 7)]).toEqual(['–', '–']);
});
