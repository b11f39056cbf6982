import { DatabaseSync } from 'node:sqlite';
import { StoredValues } from '../../src/edge/league-feed/stored-values.ts';

/** Returns values stored in memory, in SQLite as a Durable Object has it. */
export function inMemoryValues(): StoredValues {
  const database = new DatabaseSync(':memory:');
  return new StoredValues({ exec: (query, ...bindings) => database.prepare(query).all(...bindings) });
}
