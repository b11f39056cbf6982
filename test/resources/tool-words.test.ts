import { expect, it } from 'vitest';
import { withToolNames } from '../../src/resources/tool-words.ts';
import { toolsOf } from '../../src/resources/tools-of-league.ts';
import { resources } from '../support/tables.ts';

it.for<[string, string]>([
  ['no match x; /api/v1/matches lists ids', 'no match x; tool matches lists ids'],
  ["no player 'x'; /people lists ids", "no player 'x'; tool people lists ids"],
  ['/api/v1/people?search=NAME finds one', 'tool people with search finds one'],
  ['/live has the matches in play', 'tool live has the matches in play'],
  ['/health has nothing for a model', '/health has nothing for a model'],
  ['wins and/or draws', 'wins and/or draws'],
])('%s is %s for a model', ([message, expected]) => {
  expect(withToolNames(message, toolsOf(resources))).toBe(expected);
});
