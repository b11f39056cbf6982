import type { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { publishedTables, tableAddress, tableNames } from '../../../src/records/published.ts';
import { encode } from '../../../src/resources/resource.ts';

/** Every table whole, and one season of it where it grows with them: the edge reads these, and so can anybody. */
export function* renderJson(tables: InMemoryTables): Iterable<[path: string, content: string]> {
  for (const table of tableNames) {
    yield [tableAddress(table), encode(tables.rows(table))];
    if (!publishedTables[table].seasonal) continue;
    for (const season of tables.seasons(table))
      yield [tableAddress(table, season), encode(tables.rows(table, season))];
  }
}
