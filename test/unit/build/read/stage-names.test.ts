import { expect, it } from 'vitest';
import { stageNameFaults } from '../../../../build/read/stage-names.ts';
import { league } from '../../../../src/records/league.ts';

const stages = { apertura: 'Apertura', clausura: 'Clausura' };
const text = JSON.stringify({ clausura: 'not here', stages }, null, 2);
const faultsWith = (...used: string[]) =>
  stageNameFaults(
    { ...league, stages },
    text,
    used.map((stage) => ({ stage })),
  );

it('reports a name that no season uses, with its line', () => {
  expect(faultsWith('apertura')).toEqual([
    {
      file: 'data/league.json',
      line: 5,
      column: 'stages.clausura',
      message: 'is a stage of no season; expected those of data/stages.csv',
    },
  ]);
});

it('accepts names that seasons use, and those of a dataset without seasons', () => {
  expect(faultsWith('clausura', 'apertura', 'apertura')).toEqual([]);
  expect(faultsWith()).toEqual([]);
});
