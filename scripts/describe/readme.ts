import * as z from 'zod';
import { datasetTables } from '../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { schemaIn, sourceOfTable, textIn } from '../../src/records/in-league.ts';
import type { League } from '../../src/records/league-schema.ts';

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
    const { description: meaning = '', unit = '' } = schema.meta() ?? {};
    const isRecord = schema instanceof z.ZodRecord;
    const value = isRecord ? schema.valueType : schema;
    const { nullMeaning = 'never' } = z.globalRegistry.get(value) ?? {};
    const name = isRecord ? 'any other' : `\`${column}\``;
    return [name, typeOf(schemaIn(league, value)), textIn(league, meaning), unit, nullMeaning]
      .map(cell)
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

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** `one of home, away`; `whole number`; `day`. */
function typeOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable) return typeOf(schema.unwrap());
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodNumberFormat) return 'whole number';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodISODate) return 'YYYY-MM-DD';
  if (schema instanceof z.ZodISODateTime) return 'YYYY-MM-DDThh:mm:ssZ';
  return 'text';
}
