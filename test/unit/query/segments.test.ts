import { expect, it } from 'vitest';
import { listSegment, plainSegment } from '../../../src/query/address.ts';

it('a value is its text in lower case', () => {
  expect([2024, true, 'FINISHED'].map(plainSegment)).toEqual(['2024', 'true', 'finished']);
});

it('a list has a segment where it has one value', () => {
  expect([['Goals'], [2024], ['goals', 'assists'], []].map(listSegment)).toEqual([
    'goals',
    '2024',
    null,
    null,
  ]);
});
