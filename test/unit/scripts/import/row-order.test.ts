import { expect, it } from 'vitest';
import { orderStages } from '../../../../scripts/import/import-results.ts';

const on = (...days: string[]) => days.map((date) => ({ date }));

it('stages are in order of play, groups that are played at the same time by name', () => {
  const stages = new Map([
    ['final', on('2001-07-30')],
    ['group-10', on('2001-07-14', '2001-07-20')],
    ['group-9', on('2001-07-15', '2001-07-22')],
    ['group-2', on('2001-07-16', '2001-07-21')],
    ['another-final', on('2001-07-25')],
  ]);
  expect(orderStages(stages)).toEqual(['group-2', 'group-9', 'group-10', 'another-final', 'final']);
});
