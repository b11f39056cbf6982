import type { Tables } from '../../src/records/published.ts';
import { standings } from '../../src/resources/standings.ts';
import { answer, tables } from './tables.ts';

/** Returns the answer of /standings about one season. @throws {Error} if it is of every season */
export function seasonStandings(query: object, of: Tables = tables) {
  const found = answer(standings, query, of);
  if (found.kind !== 'season') throw new Error('expected the standings of one season');
  return found;
}
