import { expect, it } from 'vitest';
import { stages } from '../../../src/resources/stages.ts';
import { answer } from '../../support/tables.ts';

it('2020 had a first stage, a group stage and a final', () => {
  const names = answer(stages, { season: 2020 }).stages.map(({ stage }) => stage);
  expect(names).toEqual(['first-stage', 'group-stage', 'final']);
});
