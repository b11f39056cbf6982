import { expect, it } from 'vitest';
import { toolAnswer } from '../../src/resources/tool-answer.ts';

it('rows leave out the texts that the answer has, and what is unknown', () => {
  const answer = {
    season: 2025,
    source: 'archive',
    rows: [{ season: 2025, source: 'archive', goals: null, name: 'A' }],
  };
  expect(toolAnswer(answer, 'rows')).toEqual({ season: 2025, source: 'archive', rows: [{ name: 'A' }] });
});

it('a record keeps the texts of its lists, which may be of another time', () => {
  const club = {
    name: 'Forge FC',
    coach: 'A. Coach',
    names: [{ name: 'Forge FC', from: 2019, to: null }],
    coaches: [{ season: 2019, coach: 'A. Coach' }],
  };
  const { names, coaches } = toolAnswer(club, undefined);
  expect(names).toEqual([{ name: 'Forge FC', from: 2019 }]);
  expect(coaches).toEqual([{ season: 2019, coach: 'A. Coach' }]);
});

it('a row of an answer keeps the texts of its lists too', () => {
  const answer = { teams: [{ name: 'Forge FC', names: [{ name: 'Forge FC', from: 2019 }] }] };
  expect(toolAnswer(answer, 'teams')).toEqual(answer);
});
