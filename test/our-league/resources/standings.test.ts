import { expect, it } from 'vitest';
import { standings } from '../../../src/resources/standings.ts';
import { answer } from '../../support/tables.ts';

it('2019 has the tables of spring and fall, and every season of one stage has the published table', () => {
  expect(answer(standings, { season: 2019 })).toMatchObject({
    stages: [{ stage: 'spring' }, { stage: 'fall' }],
  });
  expect(answer(standings, { season: 2025 })).toMatchObject({ source: 'official' });
});
