import type { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { publishedTables, tableAddress, tableNames } from '../../../src/records/published.ts';
import { encodeBytes } from '../encode.ts';

/** Renders every published table as JSON, and each season of a seasonal one. The Worker reads these files too. */
export function* renderJson(tables: InMemoryTables): Iterable<[path: string, content: Buffer]> {
  for (const table of tableNames) {
    yield [tableAddress(table), encodeBytes(tables.rows(table))];
    if (!publishedTables[table].seasonal) continue;
    for (const season of tables.seasons(table))
      yield [tableAddress(table, season), encodeBytes(tables.rows(table, season))];
  }
}
