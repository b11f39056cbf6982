import { expect, it } from 'vitest';
import { InvalidQuery } from '../../../src/query/parse-query.ts';
import { headToHead } from '../../../src/resources/head-to-head.ts';
import { answer } from '../../support/tables.ts';

it('head-to-head is a 400 for a text that several clubs match, and for one club under two texts', () => {
  const ask = (team: string, opponent: string) => () => answer(headToHead, { team, opponent });
  expect(ask('fc', 'forge')).toThrow(InvalidQuery);
  expect(ask('fc', 'forge')).toThrow("several clubs match 'fc'");
  expect(ask('forge', 'forge-fc')).toThrow('the same club');
});
