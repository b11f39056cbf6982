import type { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { snapshotOf } from '../../../src/records/published.ts';
import { renderDatapackage } from './datapackage.ts';
import { renderJson } from './json.ts';
import { renderChecksums, renderManifest } from './manifest.ts';
import { renderParquet } from './parquet.ts';
import { renderSqlite } from './sqlite.ts';
import { flatTables } from './table.ts';
import { renderCsv, renderNdjson } from './text.ts';

const root = '/dumps/';

/** Every table as files to download, and what describes them. */
export function renderDownloads(tables: InMemoryTables): Map<string, Buffer> {
  const downloads = new Map<string, Buffer>();
  const add = (name: string, content: string | Uint8Array) =>
    downloads.set(name, Buffer.from(content as string));
  const asOf = snapshotOf(tables).as_of;
  const flat = flatTables(tables);

  for (const [path, content] of renderJson(tables)) add(path.slice(root.length), content);
  for (const table of flat) {
    add(`${table.file}.ndjson`, renderNdjson(table));
    add(`${table.file}.csv`, renderCsv(table));
    add(`${table.file}.parquet`, renderParquet(table));
  }
  add('soccer-data.sqlite', renderSqlite(flat));

  const documents = {
    'manifest.json': renderManifest(flat, downloads, asOf),
    'datapackage.json': renderDatapackage(flat, downloads, asOf),
  };
  for (const [name, content] of Object.entries(documents)) add(name, content);
  add('SHA256SUMS', renderChecksums(downloads));
  return new Map([...downloads].map(([name, content]) => [root + name, content]));
}
