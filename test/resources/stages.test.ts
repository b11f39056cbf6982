import { expect, it } from 'vitest';
import { stages } from '../../src/resources/stages.ts';
import { answer } from '../support/tables.ts';

it('lists the stages of a season in order of play', () => {
  const names = answer(stages, { season: 2020 }).stages.map(({ stage }) => stage);
  expect(names).toEqual(['first-stage', 'group-stage', 'final']);
  expect(answer(stages, { stage: 'final' }).total).toBeGreaterThanOrEqual(7);
});
