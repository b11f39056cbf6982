import type { HeldTables } from '../../src/derive/tables.ts';
import { publishedTables, type TableName, tableAddress } from '../../src/records/published.ts';
import { encode } from '../../src/resources/resource.ts';

/** The tables that answers are made from, as files: the edge reads them, and so can anybody. */
export function* renderDumps(tables: HeldTables): Iterable<[path: string, content: string]> {
  for (const table of Object.keys(publishedTables) as TableName[]) {
    if (publishedTables[table].seasonal) {
      for (const season of tables.seasons(table)) {
        yield [tableAddress(table, season), encode(tables.rows(table, season))];
      }
    } else yield [tableAddress(table), encode(tables.rows(table))];
  }
}
