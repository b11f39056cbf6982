import * as z from 'zod';
import { datasetTables } from '../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { leagueSchema } from '../../src/records/league-schema.ts';

/** Returns the README of a new dataset: what each field of `league.json` and each file means. */
export function datasetReadme(name: string): string {
  const fields = Object.entries(leagueSchema.shape).map(
    ([field, schema]) => `| \`${field}\` | ${cell(z.globalRegistry.get(schema)?.description ?? '')} |`,
  );
  const tables = Object.values<DatasetTable>(datasetTables).map(
    ({ name: table, seasonal, description, isRequired }) =>
      `| \`${seasonal ? `${table}/YEAR` : table}.csv\` | ${isRequired ? 'yes' : 'no'} | ${cell(description)} |`,
  );
  return [
    `# ${name}: the dataset`,
    'A table is a CSV file: UTF-8, a header, commas. An empty field means unknown. A table that is not there is empty, and ' +
      'the service leaves out what has no data. `npm run check` names the file, line and column of each fault.',
    '## `league.json`',
    `| field | meaning |\n|---|---|\n${fields.join('\n')}`,
    '## Tables',
    `| file | required | content |\n|---|---|---|\n${tables.join('\n')}`,
    'Columns, with their types and units: run `npm run describe`, which writes them below.',
    '<!-- tables: written by `npm run describe` from src/records/dataset -->\n<!-- end of tables -->',
    '',
  ].join('\n\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
