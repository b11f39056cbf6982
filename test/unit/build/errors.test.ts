import { expect, it } from 'vitest';
import { DatasetError } from '../../../build/errors.ts';

it('DatasetError counts the faults and lists them as file:line:column', () => {
  const fault = { file: 'data/a.csv', line: 3, message: 'is empty; expected a date' };
  expect(new DatasetError([fault]).message).toBe(
    '1 fault in the dataset\ndata/a.csv:3 is empty; expected a date',
  );
  expect(new DatasetError([fault, { ...fault, column: 'date' }]).message).toContain(
    '2 faults in the dataset\ndata/a.csv:3 is empty; expected a date\ndata/a.csv:3:date is empty',
  );
});
