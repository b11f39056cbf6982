import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from '../../build/errors.ts';
import type { DatasetTable } from '../../src/records/dataset/define-table.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { leagueSchema } from '../../src/records/league-schema.ts';
import { fillTemplate } from '../cli/template.ts';
import { withDescription } from '../describe/update-documents.ts';
import { slugOf } from './places.ts';

/** What a new league is; everything else of it has a value to edit, in `new-league.json`. */
interface NewLeague {
  readonly name: string;
  readonly shortName: string;
  readonly country: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly firstSeason: number;
  readonly firstMonth: number;
}

/** The source in the snapshot of a dataset into which no results were imported. */
export const noResults = 'no results yet';

/** Returns a value as the text of a JSON file. */
export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Writes a dataset without matches: the league, the current season, and the header of every table that is required.
 *
 * @returns the files, below the folder
 * @throws {UserError} if the folder has files, or a value is not one that `league.json` may have
 */
export async function writeNewLeague(folder: string, options: NewLeague): Promise<string[]> {
  const existingFiles = await readdir(folder).catch(() => []);
  if (existingFiles.length > 0) throw new UserError(`${folder} is not empty; expected a new folder`);
  const required = Object.values<DatasetTable>(datasetTables).filter(({ isRequired }) => isRequired);
  const values = {
    ...options,
    code: slugOf(options.shortName),
    fields: Object.entries(leagueSchema.shape)
      .map(([field, schema]) => `| \`${field}\` | ${z.globalRegistry.get(schema)?.description ?? ''} |`)
      .join('\n'),
    required: required.map(({ name }) => `\`${name}\``).join(', '),
  };
  const template = await readTemplate('new-league.json');
  const { data: league, error } = leagueSchema.safeParse(
    JSON.parse(template, (_, value) => (typeof value === 'string' ? fillTemplate(value, values) : value)),
  );
  if (!league) {
    const [issue] = error.issues;
    throw new UserError(`${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const readme = fillTemplate(await readTemplate('new-league.md'), values);
  const season = options.firstSeason;
  const contents = new Map<string, string>([
    ['league.json', json(league)],
    ['snapshot.json', json({ season, as_of: `${season}-12-31`, source: noResults })],
    ['README.md', withDescription(`${readme}`, league)],
  ]);
  for (const { name, seasonal, row } of required)
    contents.set(seasonal ? `${name}/${season}.csv` : `${name}.csv`, `${Object.keys(row.shape).join(',')}\n`);
  const seasons = contents.get('seasons.csv');
  contents.set('seasons.csv', `${seasons}${season},${season},One table,,\n`);
  for (const [name, content] of contents) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return [...contents.keys()];
}

function readTemplate(name: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, name), 'utf8');
}
