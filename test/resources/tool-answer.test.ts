import { expect, it } from 'vitest';
import { toolAnswer } from '../../src/resources/tool-answer.ts';

const ofRows = { rowsName: 'rows', parts: {} };

it('rows keep what the answer says too, and leave out what is unknown', () => {
  const answer = {
    coach: 'A. Coach',
    rows: [{ season: 2019, coach: 'A. Coach', goals: null, names: [{ name: 'A', to: null }] }],
  };
  const rows = [{ season: 2019, coach: 'A. Coach', names: [{ name: 'A' }] }];
  expect(toolAnswer(answer, ofRows)).toEqual({ coach: 'A. Coach', rows });
});

it('a record keeps the values of its lists, which may be of another time', () => {
  const club = { coach: 'A. Coach', coaches: [{ season: 2019, coach: 'A. Coach' }] };
  expect(toolAnswer(club, { rowsName: undefined, parts: {} })).toEqual(club);
});

it('parts have the fields that are named, at whatever depth they are lists', () => {
  const line = [{ name: 'A', minutes: 90, started_basis: 'feed' }];
  const answer = { line_ups: { home: line, away: line }, colour: '#fff' };
  const shown = [{ name: 'A', minutes: 90 }];
  expect(
    toolAnswer(answer, { rowsName: undefined, parts: { line_ups: 'name,minutes', colour: '' } }),
  ).toEqual({ line_ups: { home: shown, away: shown } });
});

it('a page that is cut says how many rows it has and where the next begins, before the rows', () => {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, text: 'x'.repeat(1000) }));
  const page = { total: 40, count: 40, offset: 100, has_more: false, rows };
  const answer = toolAnswer(page, ofRows);
  const count = (answer.rows as object[]).length;
  expect(count).toBeLessThan(40);
  expect(answer).toMatchObject({ total: 40, count, has_more: true, next_offset: 100 + count });
  expect(answer.note).toBe(
    `the other ${40 - count} are too long: narrow the call or name fewer fields, or go on with next_offset`,
  );
  expect(Object.keys(answer).at(-1)).toBe('rows');
});

it('a page with others after it says where the next begins', () => {
  const page = { total: 3, count: 2, limit: 2, offset: 0, has_more: true, rows: [{ id: 1 }, { id: 2 }] };
  expect(toolAnswer(page, ofRows)).toMatchObject({ count: 2, has_more: true, next_offset: 2 });
  expect(toolAnswer({ ...page, has_more: false }, ofRows)).not.toHaveProperty('next_offset');
});

it('a list without pages that is cut says so', () => {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, text: 'x'.repeat(1000) }));
  const answer = toolAnswer({ count: 40, rows }, ofRows);
  expect(answer).toMatchObject({ has_more: true, note: expect.stringMatching(/^the other \d+ .*fields$/) });
  expect(answer).not.toHaveProperty('next_offset');
});

it('a season without a table of all its matches has those of its stages', () => {
  const stages = [{ stage: 'group', standings: [] }];
  expect(toolAnswer({ rows: [], stages }, ofRows)).toEqual({ rows: [], stages });
  expect(toolAnswer({ rows: [{ position: 1 }], stages }, ofRows)).toEqual({ rows: [{ position: 1 }] });
});
