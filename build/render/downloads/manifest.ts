import { hash } from 'node:crypto';
import type { League } from '../../../src/records/league-schema.ts';
import { memoize } from '../../../src/records/memoize.ts';
import { service } from '../../../src/service.ts';
import type { FlatTable } from './flat-tables.ts';

/** Files below /dumps/, by their name there. */
export type Downloads = ReadonlyMap<string, Buffer>;

const mediaTypes: Record<string, string> = {
  json: 'application/json',
  csv: 'text/csv',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  zip: 'application/zip',
  md: 'text/markdown',
  txt: 'text/plain',
};

function fileEntry(name: string, content: Buffer) {
  const format = name.slice(name.lastIndexOf('.') + 1);
  return {
    format,
    media_type: mediaTypes[format],
    path: `/dumps/${name}`,
    bytes: content.length,
    sha256: hashOf(content),
  };
}

/** Renders the list of downloads, with every table, its columns and files, the database and the archive. */
export function renderManifest(
  league: League,
  tables: readonly FlatTable[],
  downloads: Downloads,
  asOf: string,
  release: string,
): string {
  const filesOf = (file: string) =>
    [...downloads]
      .filter(([name]) => name.startsWith(`${file}.`) || name.startsWith(`${file}/`))
      .map(([name, content]) => ({
        ...fileEntry(name, content),
        season: Number(/\/(\d{4})\.json$/.exec(name)?.[1]) || null,
      }));
  const manifest = {
    name: service.name,
    description: league.description,
    license: { name: league.license.name, url: league.license.url },
    attribution: league.attribution,
    release,
    data_as_of: asOf,
    tables: tables.map(({ file, description, key, columns, rows }) => ({
      name: file,
      description,
      rows: rows.length,
      key,
      columns: columns.map(({ path: _, ...column }) => column),
      files: filesOf(file),
    })),
    database: {
      description: 'All tables, with keys, foreign keys, indexes and views',
      ...fileEntry('soccer-data.sqlite', fileOf(downloads, 'soccer-data.sqlite')),
    },
    archive: {
      description: 'All tables as CSV, Parquet and SQLite, with their description and the licence',
      ...fileEntry('soccer-data.zip', fileOf(downloads, 'soccer-data.zip')),
    },
    checksums: '/dumps/SHA256SUMS',
    datapackage: '/dumps/datapackage.json',
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns a file that was rendered before. */
export function fileOf(downloads: Downloads, name: string): Buffer {
  const content = downloads.get(name);
  if (!content) throw new Error(`${name} was not rendered`);
  return content;
}

/** Returns the hash of a file. Several descriptions name it, so it is computed once. */
export const hashOf = memoize((content: Buffer) => hash('sha256', content));

/** Renders the file that `sha256sum --ignore-missing -c SHA256SUMS` reads. */
export function renderChecksums(downloads: Downloads): string {
  return [...downloads]
    .map(([name, content]) => `${hashOf(content)}  ${name}\n`)
    .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
    .join('');
}
