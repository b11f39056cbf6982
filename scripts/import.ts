import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../build/errors.ts';
import { type parseArguments, parseWholeNumber, parseYear, runCommand, UsageError } from './cli/command.ts';

import { importResults } from './import/import-results.ts';
import { writeNewLeague } from './import/new-league.ts';
import { parseResults } from './import/parse-results.ts';
import { clubColumns, type Facts, MissingFacts, parseFacts, venueColumns } from './import/places.ts';

const text = { type: 'string' } as const;
const usage = `npm run import -- RESULTS.csv [--to FOLDER] [--clubs CLUBS.csv] [--venues VENUES.csv] [--stage NAME] [--table season|own|none] [--source TEXT]
imports a list of results: date, home, away and goals, as football-data.co.uk and openfootball write it
       npm run import -- --to FOLDER --name NAME --country COUNTRY --country-code XX --time-zone ZONE --first-season YEAR
writes an empty, valid dataset for another league; FORKING.md goes on from there
  --to       the folder of the dataset, data without it
  --clubs    a file of where clubs play, which the results do not say; clubs.csv without it
  --venues   a file of where the venues are that the results name; venues.csv without it
             what they lack is added to these files, to be filled in
  --stage    the stage of the matches, regular without it
  --table    what they count for: the table of the season, one of their own, or none
  --source   the source of the results and its licence
  --short-name   the short form of the name of a new league; without it, its initials
  --first-month  the month in which its seasons begin, after the last day of any: 8 for seasons of August to July; 1 without it`;

const options = {
  to: { ...text, default: 'data' },
  clubs: { ...text, default: 'clubs.csv' },
  venues: { ...text, default: 'venues.csv' },
  stage: { ...text, default: 'regular' },
  table: { ...text, default: 'season' },
  source: text,
  name: text,
  'short-name': text,
  country: text,
  'country-code': text,
  'time-zone': text,
  'first-season': text,
  'first-month': { ...text, default: '1' },
} as const;

type Values = ReturnType<typeof parseArguments<typeof options>>['values'];

const tables = ['season', 'own', 'none'] as const;

await runCommand(
  {
    usage,
    options,
    positionals: ['[RESULTS.csv]'],
    onFailure: 'nothing was imported',
  },
  async ({ values, positionals: [file] }) => {
    if (values.name === undefined && file === undefined)
      throw new UsageError('RESULTS.csv is missing; expected a list of results');
    if (values.name !== undefined && file !== undefined)
      throw new UsageError('--name is of a new league; import its results once its league.json is edited');
    if (file === undefined) await startLeague(values.to, String(values.name), values);
    else await importFile(file, values);
  },
);

/** Writes an empty dataset for another league. */
async function startLeague(folder: string, name: string, values: Values): Promise<void> {
  const requireOption = (option: 'country' | 'country-code' | 'time-zone'): string => {
    const value = values[option];
    if (!value) throw new UsageError(`--${option} is missing; expected a value`);
    return value;
  };
  const files = await writeNewLeague(folder, {
    name,
    shortName: values['short-name'] ?? name.replaceAll(/(\S)\S*\s*/g, '$1').toUpperCase(),
    country: requireOption('country'),
    countryCode: requireOption('country-code'),
    timeZone: requireOption('time-zone'),
    firstSeason: parseYear('--first-season', values['first-season']),
    firstMonth: parseWholeNumber('--first-month', values['first-month'], 1, 12),
  });
  console.log(`Wrote ${files.map((written) => path.join(folder, written)).join(', ')}`);
  console.log(`Next: npm run import -- RESULTS.csv --to ${folder}`);
}

async function importFile(file: string, values: Values): Promise<void> {
  const table = tables.find((name) => name === values.table);
  if (!table) throw new UsageError(`--table is '${values.table}'; expected one of ${tables.join(', ')}`);
  const given = {
    clubs: await readFacts(values.clubs, clubColumns),
    venues: await readFacts(values.venues, venueColumns),
  };
  const source = values.source ?? path.basename(file);
  const results = parseResults(await read(file), file);
  try {
    const options = { folder: values.to, results, stage: values.stage, table, source, given };
    const { files, seasons } = await importResults(options);
    console.log([`Wrote ${files.join(', ')}`, ...seasons].join('\n'));
    console.log('Next: npm run check, once this folder is data/');
  } catch (error) {
    if (!(error instanceof MissingFacts)) throw error;
    const files = [
      await addFacts(values.clubs, clubColumns, given.clubs, error.missing.clubs),
      await addFacts(values.venues, venueColumns, given.venues, error.missing.venues),
    ];
    const names = files.filter((name) => name !== undefined).join(' and ');
    throw new UserError(
      `${error.message}; fill in the empty fields of ${names}, then run the same command again`,
    );
  }
}

/** Adds to a file of facts those that are missing, and returns its name; undefined where nothing is missing. */
async function addFacts<Column extends string>(
  file: string,
  columns: readonly (Column | 'name')[],
  given: readonly Facts<Column | 'name'>[],
  missing: readonly Facts<Column | 'name'>[],
): Promise<string | undefined> {
  if (missing.length === 0) return undefined;
  const names = new Set(missing.map(({ name }) => name));
  const others = given.filter(({ name }) => !names.has(name));
  await writeFile(file, stringify([...others, ...missing], { header: true, columns: [...columns] }));
  return file;
}

async function readFacts<Column extends string>(file: string, columns: readonly Column[]) {
  return !existsSync(file) ? [] : parseFacts(await read(file), file, columns);
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read; expected a CSV file`);
  });
}
