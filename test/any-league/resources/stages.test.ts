import { describe, expect, it } from 'vitest';
import { stages } from '../../../src/resources/stages.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ season, stage, answer, dataset }) => {
  it('lists the stages of a season in order of play, and the seasons with a stage', () => {
    const names = answer(stages, { season }).stages.map((row) => row.stage);
    const own = dataset.stages.filter((row) => row.season === season);
    expect(names).toEqual(own.map((row) => row.stage));
    expect(answer(stages, { stage }).total).toBe(dataset.stages.filter((row) => row.stage === stage).length);
  });
});
