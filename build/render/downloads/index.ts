import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { InMemoryTables } from '../../../src/derive/in-memory-tables.ts';
import { snapshotOf } from '../../../src/records/published.ts';
import { service } from '../../../src/service.ts';
import { encodeBytes } from '../answers.ts';
import { renderDatapackage } from './datapackage.ts';
import { releaseOf } from './file-documents.ts';
import { flatTables, renderCsv, renderJson, renderParquet } from './flat-tables.ts';
import { fileOf, renderChecksums, renderManifest } from './manifest.ts';
import { renderSqlite } from './sqlite.ts';
import { renderArchive } from './zip-archive.ts';

const root = '/dumps/';

/**
 * Renders every table in every format, the database, the archive and their descriptions, by address.
 *
 * @param documents files by name, such as the licence, which the archive has too
 */
export async function renderDownloads(
  tables: InMemoryTables,
  documents: ReadonlyMap<string, string>,
): Promise<Map<string, Buffer>> {
  const downloads = new Map<string, Buffer>();
  const add = (name: string, content: string | Uint8Array) =>
    // Buffer.from takes both, in two overloads.
    downloads.set(name, Buffer.from(content as string));
  const asOf = snapshotOf(tables).as_of;
  const flattenedTables = flatTables(tables);

  for (const [path, content] of renderJson(tables)) add(path.slice(root.length), content);
  for (const { file, records } of flattenedTables) {
    if (!downloads.has(`${file}.json`)) add(`${file}.json`, encodeBytes(records));
  }
  for (const table of flattenedTables) {
    add(`${table.file}.csv`, renderCsv(table));
    add(`${table.file}.parquet`, renderParquet(table));
  }
  for (const [name, content] of documents) add(name, content);

  // The files from here on name the release, which follows from those before.
  const release = releaseOf(downloads);
  add('soccer-data.sqlite', renderSqlite(flattenedTables, metadataOf(tables, asOf, release)));
  add('datapackage.json', renderDatapackage(tables.league, flattenedTables, downloads, asOf, release));
  // The archive has CSV, Parquet, SQLite, the descriptions and the documents.
  const isArchived = (name: string) => !name.endsWith('.json') || name === 'datapackage.json';
  const archived = new Map([...downloads].filter(([name]) => isArchived(name)));
  const [compressedDatabase, archive] = await Promise.all([
    promisify(gzip)(fileOf(downloads, 'soccer-data.sqlite')),
    renderArchive(archived, asOf),
  ]);
  // The CDN compresses no databases, so that browsers load this one.
  add('soccer-data.sqlite.gz', compressedDatabase);
  add('soccer-data.zip', archive);
  add('manifest.json', renderManifest(tables.league, flattenedTables, downloads, asOf, release));
  add('SHA256SUMS', renderChecksums(downloads));
  return new Map([...downloads].map(([name, content]) => [root + name, content]));
}

function metadataOf({ league }: InMemoryTables, asOf: string, release: string): Record<string, string> {
  return {
    name: service.name,
    description: league.description,
    license: league.license.name,
    license_url: league.license.url,
    attribution: league.attribution,
    version: service.version,
    release,
    data_as_of: asOf,
  };
}
