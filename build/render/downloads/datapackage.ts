import { doiAddress } from '../../../src/citation.ts';
import type { League } from '../../../src/records/league-schema.ts';
import { service } from '../../../src/service.ts';
import { referencesOf } from './file-documents.ts';
import { type FlatTable, isKeyNullable } from './flat-tables.ts';
import { type Downloads, fileOf, hashOf } from './manifest.ts';

/** Renders the descriptor of the CSV files as a Frictionless tabular data package. */
export function renderDatapackage(
  league: League,
  tables: readonly FlatTable[],
  downloads: Downloads,
  asOf: string,
  release: string,
): string {
  const identifier = doiAddress();
  const datapackage = {
    profile: 'tabular-data-package',
    // The standard's name for it, and that of catalogues.
    ...(identifier && { id: identifier, identifier }),
    name: service.id,
    title: service.name,
    description: `${league.description}\n\n${league.attribution}`,
    version: asOf,
    release,
    licenses: [{ name: league.license.identifier, title: league.license.name, path: league.license.url }],
    resources: tables.map((table) => resourceOf(table, downloads)),
  };
  return `${JSON.stringify(datapackage, null, 2)}\n`;
}

function resourceOf(table: FlatTable, downloads: Downloads) {
  const { file, description, key, columns } = table;
  const path = `${file}.csv`;
  const content = fileOf(downloads, path);
  const foreignKeys = referencesOf(table).map((reference) => ({
    fields: reference.column,
    reference: { resource: reference.table, fields: reference.key },
  }));
  return {
    profile: 'tabular-data-resource',
    name: file,
    path,
    title: description,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes: content.length,
    hash: `sha256:${hashOf(content)}`,
    dialect: {
      delimiter: ',',
      lineTerminator: '\r\n',
      quoteChar: '"',
      doubleQuote: true,
      skipInitialSpace: false,
      header: true,
      commentChar: null,
    },
    schema: {
      fields: columns.map((column) => ({
        name: column.name,
        // Table Schema has the same names of types but for JSON, which may be an array or an object.
        type: column.type === 'json' ? 'any' : column.type,
        description: column.unit ? `${column.description} (${column.unit})` : column.description,
        constraints: { required: !column.nullable },
      })),
      ...(key.length > 0 && !isKeyNullable(table) && { primaryKey: [...key] }),
      ...(foreignKeys.length > 0 && { foreignKeys }),
      missingValues: [''],
    },
  };
}
