import { expect, it } from 'vitest';
import { leagueTables } from '../../../../../build/render/downloads/derived-tables.ts';
import { tables } from '../../../../support/tables.ts';

it('2019 has the standings of spring and fall, and overall ones', () => {
  const all = leagueTables.records(tables) as { season: number; stage: string }[];
  const stages = all.filter(({ season }) => season === 2019).map(({ stage }) => stage);
  expect([...new Set(stages)]).toEqual(['spring', 'fall', 'overall']);
});
