import { DatabaseSync } from 'node:sqlite';
import { keysOf } from '../../../src/records/typed.ts';
import type { SqlSources } from '../../../src/site/site.ts';
import { questions } from '../../../src/site/sql/questions.ts';
import { views } from './views.ts';

/** Returns the views of a database with their columns, and the questions that its rows answer. */
export function readDatabase(file: Uint8Array): SqlSources {
  const database = new DatabaseSync(':memory:');
  try {
    database.deserialize(file);
    return {
      views: views.map(({ name, description }) => ({
        name,
        description,
        columns: database
          .prepare(`SELECT * FROM ${name}`)
          .columns()
          .map((column) => column.name),
      })),
      questions: keysOf(questions).filter((key) => database.prepare(questions[key]).get() !== undefined),
    };
  } finally {
    database.close();
  }
}
