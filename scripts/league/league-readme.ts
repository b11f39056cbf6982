import * as z from 'zod/mini';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { type League, leagueSchema } from '../../src/records/league-schema.ts';
import { withDescription } from '../describe/update-documents.ts';

/** Returns the README of a league's folder: what each field of `league.json` and each column of the tables means. */
export function leagueReadme(league: League): string {
  const fields = Object.entries(leagueSchema.shape).map(
    ([field, schema]) => `| \`${field}\` | ${z.globalRegistry.get(schema)?.description ?? ''} |`,
  );
  const required = Object.values<DatasetTable>(datasetTables)
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => `\`${name}\``);
  const text = `# ${league.name}: the dataset

A table is a CSV file: UTF-8, a header, commas. An empty field means unknown. A table that is not there is empty, and the
service leaves out what has no data. \`npm run check -- --data FOLDER\` names the file, line and column of each fault.

## \`league.json\`

| field | meaning |
|---|---|
${fields.join('\n')}

## Tables

Required are ${required.join(', ')}. \`npm run describe -- --data FOLDER\` writes this list anew from the schemas.

<!-- tables: written by \`npm run describe\` from src/records/dataset -->
<!-- end of tables -->
`;
  return withDescription(text, league);
}
