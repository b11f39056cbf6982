import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { stringify as toYaml } from 'yaml';
import * as z from 'zod/mini';
import {
  type DerivedTable,
  derivedTables,
  documentedTable,
} from '../../build/render/downloads/derived-tables.ts';
import { citedTitle } from '../../src/citation.ts';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { otherColumns } from '../../src/records/dataset/define-table.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { type Column, type ColumnType, columnsOf, sqlName } from '../../src/records/flat-columns.ts';
import { schemaIn, sourceOfTable, textIn } from '../../src/records/in-league.ts';
import type { League } from '../../src/records/league-schema.ts';
import { tableNames } from '../../src/records/published.ts';
import { capitalized } from '../../src/records/text.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { service } from '../../src/service.ts';

const start = '<!-- tables: written by `npm run describe` from src/records/dataset -->';
const end = '<!-- end of tables -->';

/**
 * Returns the README of the dataset with its tables described anew, from the records' own descriptions.
 *
 * @throws {Error} where the marks around them are missing
 */
export function withDescription(readme: string, league: League): string {
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`data/README.md lacks the lines ${start} and ${end}`);
  const tables = Object.values<DatasetTable>(datasetTables).map((table) => describeTable(table, league));
  return `${before}${start}\n\n${tables.join('\n\n')}\n\n${end}${after}`;
}

function describeTable({ name, seasonal, description, key, row }: DatasetTable, league: League): string {
  const rows = Object.entries(row.shape).map(([column, schema]) => {
    const { description: meaning = '', unit = '' } = z.globalRegistry.get(schema) ?? {};
    const isRecord = schema instanceof z.ZodMiniRecord;
    const value = isRecord ? schema.def.valueType : schema;
    const { nullMeaning = 'never' } = z.globalRegistry.get(value) ?? {};
    const name = isRecord ? 'any other' : `\`${column}\``;
    return [name, describeType(schemaIn(league, value)), textIn(league, meaning), unit, nullMeaning]
      .map((text) => text.replaceAll('|', '\\|'))
      .join(' | ');
  });
  const keys = key.map((column) => `\`${column}\``).join(', ');
  return [
    `### \`${name}${seasonal ? '/<season>' : ''}.csv\``,
    `${textIn(league, description)}. Key: ${keys}.`,
    `Source: ${sourceOfTable(league, name)}.`,
    `| column | type | meaning | unit | empty when |\n|---|---|---|---|---|\n${rows.map((line) => `| ${line} |`).join('\n')}`,
  ].join('\n\n');
}

/** Returns the type of a column in words, such as `one of home, away`, `whole number` or `day`. */
function describeType(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodMiniNullable) return describeType(schema.def.innerType);
  if (schema instanceof z.ZodMiniEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodMiniNumberFormat) return `whole number${describeBounds(schema)}`;
  if (schema instanceof z.ZodMiniNumber) return `number${describeBounds(schema)}`;
  if (schema instanceof z.ZodMiniISODate) return 'YYYY-MM-DD';
  if (schema instanceof z.ZodMiniISODateTime) return 'YYYY-MM-DDThh:mm:ssZ';
  return 'text';
}

/** Returns the bounds of a number that has an upper one, such as `, 1 to 30`. */
function describeBounds(schema: z.ZodMiniNumber): string {
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = z.toJSONSchema(schema);
  return maximum === Number.MAX_SAFE_INTEGER ? '' : `, ${minimum} to ${maximum}`;
}

/** Returns `CITATION.cff`, in the Citation File Format 1.2.0, by which repositories show how to cite them, and Zenodo a release. */
export function citationFile(league: League): string {
  return toYaml({
    'cff-version': '1.2.0',
    message: 'If you use this data, please cite it as below, with the release that you used.',
    type: 'dataset',
    title: citedTitle(league),
    abstract: league.description,
    authors: [{ name: service.name }],
    version: service.version,
    license: league.license.identifier,
    ...(service.doi !== null && { doi: service.doi }),
  });
}

const pythonTypes: Record<ColumnType, string> = {
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  string: 'str',
  date: 'str',
  datetime: 'str',
  json: 'Any',
};

type Described = Pick<DerivedTable, 'file' | 'description' | 'row'>;

/** Returns the module `_tables.py` of the Python client, with every table to download and the type of its rows. */
export function pythonTables(league: League): string {
  const tables: readonly Described[] = [...tableNames.map(documentedTable), ...derivedTables];
  const names = tables.map(({ file }) => `    "${sqlName(file)}",\n`);
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
  const columns = columnsOf(row).map((column) => `        "${column.name}": ${pythonType(column)},\n`);
  const type = `${file.split('-').map(capitalized).join('')}Row`;
  // The form of a call, since a column may be named as a keyword is.
  return [
    `\n${type} = TypedDict(\n    "${type}",\n    {\n${columns.join('')}    },\n)`,
    `${sqlName(file)}: Table[${type}] = Table("${file}", "${description}")\n`,
  ].join('\n');
}

function pythonType({ type, nullable }: Column): string {
  const name = pythonTypes[type];
  return nullable && name !== 'Any' ? `${name} | None` : name;
}

/** Returns a CSV file of a table with the columns that its schema has and the file lacks, empty and in their place. */
export function withNewColumns({ row }: DatasetTable, csv: string): string {
  const [header = [], ...rows]: string[][] = parse(csv, { bom: true, skip_empty_lines: true });
  const otherColumnsField = otherColumns(row)?.field;
  const schemaColumns = Object.keys(row.shape).filter((column) => column !== otherColumnsField);
  if (schemaColumns.every((column) => header.includes(column))) return csv;
  const columns = [...schemaColumns, ...header.filter((column) => !schemaColumns.includes(column))];
  return stringify([
    columns,
    ...rows.map((fields) => columns.map((column) => fields[header.indexOf(column)] ?? '')),
  ]);
}
