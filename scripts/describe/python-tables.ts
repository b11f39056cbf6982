import { derivedTables } from '../../build/render/downloads/derived-tables.ts';
import { type Column, type ColumnType, columnsOf } from '../../src/records/flat-columns.ts';
import type { League } from '../../src/records/league-schema.ts';
import { type PublishedTable, publishedTables } from '../../src/records/published.ts';
import { resourcesOf } from '../../src/resources/index.ts';

const types: Record<ColumnType, string> = {
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  string: 'str',
  date: 'str',
  datetime: 'str',
  json: 'Any',
};

type Described = Pick<PublishedTable, 'file' | 'description' | 'row'>;

/** Returns the module `_tables.py` of the Python client, with every table to download and the type of its rows. */
export function pythonTables(league: League): string {
  const tables: readonly Described[] = [...Object.values<Described>(publishedTables), ...derivedTables];
  const names = tables.map(({ file }) => `    "${variable(file)}",\n`);
  const endpoints = resourcesOf(league).map(({ path }) => `    "${path.slice(1)}",\n`);
  return [
    '"""Every table and the type of its rows. Written by `npm run describe`; edit the schemas in `src/records/`."""\n',
    'from typing import Any, Literal, TypedDict\n\nfrom ._table import Table\n',
    `__all__ = [\n${names.join('')}]\n`,
    `#: The endpoints of the API, for \`ask\`.\nEndpoint = Literal[\n${endpoints.join('')}]\n`,
    ...tables.map(declaration),
  ].join('\n');
}

function declaration({ file, description, row }: Described): string {
  const columns = columnsOf(row).map((column) => `        "${column.name}": ${typeOf(column)},\n`);
  const type = `${file
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Row`;
  // The form of a call, since a column may be named as a keyword is.
  return [
    `\n${type} = TypedDict(\n    "${type}",\n    {\n${columns.join('')}    },\n)`,
    `${variable(file)}: Table[${type}] = Table("${file}", "${description}")\n`,
  ].join('\n');
}

function typeOf({ type, nullable }: Column): string {
  const name = types[type];
  return nullable && name !== 'Any' ? `${name} | None` : name;
}

function variable(file: string): string {
  return file.replaceAll('-', '_');
}
