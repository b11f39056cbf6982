import { expect, it } from 'vitest';
import { findLosses } from '../support/test-counts.reporter.ts';

it('a project that loses more than a tenth of its tests is named, also one that is gone', () => {
  const before = { node: 100, edge: 100, browser: 10 };
  expect(findLosses(before, { node: 90, edge: 89, clients: 5 })).toEqual([
    'edge: 89 tests, 100 before',
    'browser: 0 tests, 10 before',
  ]);
  expect(findLosses(before, { node: 300, edge: 100, browser: 10 })).toEqual([]);
});
