import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { checkDataset } from '../../build/check-dataset.ts';
import { parseDataset } from '../../build/read/dataset.ts';
import { importResults } from '../../scripts/import/import-results.ts';
import { writeNewLeague } from '../../scripts/import/new-league.ts';
import { parseResults } from '../../scripts/import/parse-results.ts';
import { parseFacts, venueColumns } from '../../scripts/import/places.ts';
import { orderStages } from '../../scripts/import/season-rows.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { type League, leagueSchema } from '../../src/records/league-schema.ts';
import { league } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const first = (text: string) => parseResults(text, 'results.csv')[0];

it.for<[string, string]>([
  [
    'football-data.co.uk',
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nX,11/08/18,15:00,Reds,Blues,2,1,H\n',
  ],
  ['openfootball', 'Round,Date,Team 1,FT,HT,Team 2\n1,(1) 11 Aug 2018 (Sat),Reds,2-1,1-0,Blues\n'],
  ['openfootball in American order', 'Round,Date,Team 1,FT,Team 2\n1,Sat Aug 11 2018,Reds,2-1,Blues\n'],
  ['a plain list', 'date,home,away,score\n2018-08-11,Reds,Blues,2–1\n'],
])('parseResults reads the columns of %s', ([, text]) => {
  expect(first(text)).toMatchObject({ date: '2018-08-11', home: 'Reds', away: 'Blues', score: [2, 1] });
});

it('parseResults parses an unplayed match, and every optional column', () => {
  expect(first('date,home,away,score\n1998-08-11,Reds,Blues,\n')?.score).toBeNull();
  const header = 'date,time,stage,matchday,home,away,score,penalties,venue,attendance';
  const row = '1998-08-11,19:30,Cup Final,7,Reds,Blues,1-1,3-4,The Park,"12,345"';
  expect(first(`${header}\n${row}\n`)).toMatchObject({
    time: '19:30',
    stage: 'Cup Final',
    matchday: 7,
    penalties: [3, 4],
    venue: 'The Park',
    attendance: 12345,
  });
});

it.for([
  ['date,home\n2018-08-11,Reds\n', /no column 'away'; expected one of awayteam/],
  ['date,home,away,score\n2018-02-30,Reds,Blues,1-0\n', /results\.csv:2 '2018-02-30' is no day/],
  ['date,home,away,score\n2018-02-03,Reds,Blues,won\n', /results\.csv:2 'won' is no score/],
  ['date,home,away,score\n2018-02-03,Reds,,1-0\n', /results\.csv:2 lacks a date or a club/],
  ['date,home,away\n2018-02-03,Reds,Blues\n03/02/2018,Reds,Blues\n', /results\.csv:3 is the match of line 2/],
  ['date,home,away\n', /has no row/],
] as const)('parseResults names the line at fault: %s', ([text, expected]) => {
  expect(() => parseResults(text, 'results.csv')).toThrow(expected);
});

const on = (...days: string[]) => days.map((date) => ({ date }));

it('stages are in order of play, groups that are played at the same time by name', () => {
  const stages = new Map([
    ['final', on('2001-07-30')],
    ['group-10', on('2001-07-14', '2001-07-20')],
    ['group-9', on('2001-07-15', '2001-07-22')],
    ['group-2', on('2001-07-16', '2001-07-21')],
    ['another-final', on('2001-07-25')],
  ]);
  expect(orderStages(stages)).toEqual(['group-2', 'group-9', 'group-10', 'another-final', 'final']);
});

const parent = await folderOfFile();

const place = { country: 'Nowhere', countryCode: 'ZZ', timeZone: 'Europe/Athens' };
const given = { name: 'Test', shortName: 'T', ...place, firstSeason: league.first_season, firstMonth: 1 };

it('writeNewLeague writes a dataset that is empty and valid', async () => {
  const folder = path.join(parent, 'new');
  const names = await writeNewLeague(folder, given);
  const tables = names.filter((name) => name !== 'README.md');
  const contents = await Promise.all(tables.map((name) => readFile(path.join(folder, name))));
  const files = new Map(tables.map((name, index) => [`data/${name}`, contents[index] as Buffer]));
  const { dataset, locations } = parseDataset(files, 'data');
  expect(checkDataset(dataset, locations, integrityRules)).not.toHaveLength(0);
  expect(dataset.matches).toEqual([]);
  await expect(writeNewLeague(folder, given)).rejects.toThrow(/is not empty/);
});

it('writeNewLeague rejects impossible options, naming them', async () => {
  const wrong = { ...given, timeZone: 'Mars/Olympus' };
  await expect(writeNewLeague(path.join(parent, 'wrong'), wrong)).rejects.toThrow(
    /time_zones.*expected a time zone/,
  );
});

const fixture = path.resolve(import.meta.dirname, '../fixtures/single-cup');
const folder = path.join(await folderOfFile(), 'data');

const listed = (name: string) => readFile(path.join(fixture, `${name}.csv`), 'utf8');

async function editLeague(changes: Partial<League>): Promise<void> {
  const file = path.join(folder, 'league.json');
  const league = leagueSchema.parse({ ...JSON.parse(await readFile(file, 'utf8')), ...changes });
  await writeFile(file, `${JSON.stringify(league, null, 2)}\n`);
}

async function importList(name: string, table: 'own' | 'none', venues: string): Promise<void> {
  await importResults({
    folder,
    results: parseResults(await listed(name), `${name}.csv`),
    stage: 'regular',
    table,
    source: 'Results of the World Cup of 1930, typed for the tests',
    given: { clubs: [], venues: parseFacts(venues, 'venues.csv', venueColumns) },
  });
}

it('a cup is imported by the steps of FORKING.md: groups, then knock-outs, with its venues', async () => {
  const host = { country: 'Uruguay', countryCode: 'UY', timeZone: 'America/Montevideo' };
  const names = { name: 'World Cup', shortName: 'WC' };
  await writeNewLeague(folder, { ...names, ...host, firstSeason: 1930, firstMonth: 1 });
  await editLeague({
    points: [{ from_season: 1930, win: 2, draw: 1 }],
    champion: [{ from_season: 1930, decided_by: 'stage', stage: 'final' }],
  });
  await importList('groups', 'own', await listed('venues'));
  await importList('knock-outs', 'none', 'name\n');
  const final = { season: 1930, stage: 'final', home: 'uruguay', away: 'argentina', score: '4-2' };
  await editLeague({ record_books: { champions: { 1930: 'uruguay' }, table: null, final } });
  await rm(path.join(folder, 'README.md'));

  // They are of the moment of the import. A league that is written by hand has none either.
  await rm(path.join(folder, 'match-updates'), { recursive: true });

  if (process.env.UPDATE_FIXTURE) await cp(folder, path.join(fixture, 'data'), { recursive: true });
  const contentsOf = async (root: string) => {
    const files = (await fastGlob('**', { cwd: root })).sort();
    const contents = files.map(async (file) => {
      const content = await readFile(path.join(root, file), 'utf8');
      return [file, file === 'league.json' ? JSON.parse(content) : content];
    });
    return Promise.all(contents);
  };
  expect(await contentsOf(folder)).toEqual(await contentsOf(path.join(fixture, 'data')));
});
