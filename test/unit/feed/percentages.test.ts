import { expect, it } from 'vitest';
import { isPercentage } from '../../../src/feed/column-rules.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';

it.for([
  ['possession', true],
  ['pass_accuracy', true],
  ['shots', false],
  ['toString', false],
] as const)('the column %s of match statistics is a percentage: %s', ([column, expected]) => {
  expect(isPercentage(datasetTables.matchStats.row, column)).toBe(expected);
});
