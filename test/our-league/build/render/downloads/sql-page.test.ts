import { expect, it } from 'vitest';
import { readDatabase } from '../../../../../build/render/downloads/sqlite.ts';
import { keysOf } from '../../../../../src/records/typed.ts';
import { questions } from '../../../../../src/site/sql/questions.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { ours } from '../../../../support/tables.ts';

const { downloads } = downloadsOf(ours);

it('each of the twelve questions of SQL finds rows in our league', () => {
  const shown = readDatabase(downloads.get('/dumps/soccer-data.sqlite') ?? Buffer.alloc(0));
  expect(shown.questions).toEqual(keysOf(questions));
  expect(shown.questions).toHaveLength(12);
});
