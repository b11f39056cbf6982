import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { UserError } from '../../build/errors.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import type { DatasetTable } from '../../src/records/dataset/table.ts';
import { type League, leagueSchema } from '../../src/records/league-schema.ts';

/** What a new league is; everything else of it has a value to edit. */
interface NewLeague {
  readonly name: string;
  readonly shortName: string;
  readonly country: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly firstSeason: number;
  readonly firstMonth: number;
}

/** Returns the content of `league.json` of a league without matches. */
function leagueTemplate(options: NewLeague): League {
  const { firstSeason: from_season } = options;
  const code = options.shortName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    name: options.name,
    short_name: options.shortName,
    code,
    summary: `Open data on the ${options.name} since ${from_season}`,
    description:
      `Open, checked data on the ${options.name} since ${from_season}: matches, tables, clubs and venues. ` +
      'Independent; not affiliated with or endorsed by the league.',
    remarks: [],
    country: options.country,
    country_code: options.countryCode,
    bounds: { latitude: [-90, 90], longitude: [-180, 180] },
    languages: ['en'],
    time_zones: [options.timeZone],
    first_season: from_season,
    season_first_month: options.firstMonth,
    stages: { regular: 'Regular season' },
    points: [{ from_season, win: 3, draw: 1 }],
    tie_breaks: ['goal_difference', 'goals_for'],
    champion: [{ from_season, decided_by: 'table' }],
    zones: [],
    table_trophy: null,
    award_recipients: {},
    complete_since: {},
    last_fitted_season: null,
    weather_limits: { temperature_c: [-40, 50], wind_kmh: [0, 120], precipitation_mm: [0, 150] },
    feed: null,
    license: {
      name: 'CC BY 4.0',
      identifier: 'CC-BY-4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
    },
    attribution: `Data on the ${options.name}, CC BY 4.0. Name your sources and their licences here.`,
    tables: {
      matches: { source: 'Name the source and its licence' },
      clubs: { source: 'Name the source and its licence' },
      venues: { source: 'Name the source and its licence' },
    },
    examples: {
      season: from_season,
      day: `${from_season}-12-01`,
      last_day: `${from_season}-12-31`,
      match_id: 'a-match',
      club: 'a-club',
      club_name: 'club',
      opponent: 'another-club',
      venue: 'a-venue',
      venue_name: 'venue',
      city: 'city',
      stage: 'regular',
      others: {},
    },
    record_books: { champions: {}, table: null, final: null },
  };
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
  const league = leagueTemplate(options);
  const [issue] = leagueSchema.safeParse(league).error?.issues ?? [];
  if (issue) throw new UserError(`${issue.path.join('.')} is not valid: ${issue.message}`);
  const season = options.firstSeason;
  const contents = new Map<string, string>([
    ['league.json', json(league)],
    ['snapshot.json', json({ season, as_of: `${season}-12-31`, source: 'no results yet' })],
    ['README.md', datasetReadme(options.name)],
  ]);
  for (const { name, seasonal, isRequired, row } of Object.values<DatasetTable>(datasetTables)) {
    if (!isRequired) continue;
    contents.set(seasonal ? `${name}/${season}.csv` : `${name}.csv`, `${Object.keys(row.shape).join(',')}\n`);
  }
  const seasons = contents.get('seasons.csv');
  contents.set('seasons.csv', `${seasons}${season},${season},One table,,\n`);
  for (const [name, content] of contents) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return [...contents.keys()];
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns the README of a new dataset: what each field of `league.json` and each file means. */
function datasetReadme(name: string): string {
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
