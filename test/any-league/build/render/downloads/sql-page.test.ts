import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { readDatabase } from '../../../../../build/render/downloads/sqlite.ts';
import { entriesOf } from '../../../../../src/records/typed.ts';
import { questions } from '../../../../../src/site/sql/questions.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { downloads } = downloadsOf(world);

  describe('the page of SQL', () => {
    const file = downloads.get('/dumps/soccer-data.sqlite') ?? Buffer.alloc(0);
    const shown = readDatabase(file);
    const database = new DatabaseSync(':memory:');
    database.deserialize(file);

    it.for(entriesOf(questions))('has the question %s if its query finds rows', ([name, sql]) => {
      expect(database.prepare(sql).all().length > 0).toBe(shown.questions.includes(name));
    });

    it('has questions in any league', () => {
      expect(shown.questions).toEqual(expect.arrayContaining(['highScores', 'home', 'unbeaten']));
    });

    it.for(shown.views)(
      'has the view $name with its columns and what it is',
      ({ name, columns, description }) => {
        const [row = {}] = database.prepare(`SELECT * FROM ${name} LIMIT 1`).all();
        expect(columns).toEqual(Object.keys(row));
        expect(description).not.toBe('');
      },
    );
  });
});
