import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { importResults } from '../../../scripts/import/import-results.ts';
import { writeNewLeague } from '../../../scripts/import/new-league.ts';
import type { ListedResult } from '../../../scripts/import/parse-results.ts';
import { clubColumns, fillPlaces, parseFacts } from '../../../scripts/import/places.ts';
import { root } from '../../support/root.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const clubNames = ['Reds', 'Blues', 'Greens', 'Whites', 'Blacks', 'Golds'];

const result = (date: string, home: string, away: string): ListedResult => ({
  date,
  home,
  away,
  time: null,
  score: [1, 0],
  penalties: null,
  matchday: null,
  stage: null,
  venue: null,
  neutral: null,
  attendance: null,
});

/** Returns a season in which some clubs meet twice: each day from August on has a match. */
function listSeason(season: number, clubs: readonly string[]): ListedResult[] {
  const pairings = clubs.flatMap((home) => clubs.filter((club) => club !== home).map((away) => [home, away]));
  return pairings.map(([home = '', away = ''], index) => {
    const day = new Date(Date.UTC(season, 7, 10 + 9 * index));
    return result(day.toISOString().slice(0, 10), home, away);
  });
}

const parent = await folderOfFile();

const given = {
  venues: [],
  clubs: parseFacts(
    `name,club_id,acronym,venue,latitude,longitude,time_zone,city\n${clubNames
      .map(
        (name) =>
          `${name},${name.toLowerCase()},${name.slice(0, 3).toUpperCase()},Park,38,23,Europe/Athens,Town`,
      )
      .join('\n')}`,
    'clubs.csv',
    clubColumns,
  ),
};

/** Returns a new league, with what reads its tables and imports lists into it. */
async function makeLeague(name: string, firstSeason: number) {
  const folder = path.join(parent, name);
  const places = { country: 'Nowhere', countryCode: 'ZZ', timeZone: 'Europe/Athens' };
  await writeNewLeague(folder, { name: 'Test', shortName: 'T', ...places, firstSeason, firstMonth: 8 });
  const rows = async (table: string): Promise<Record<string, string>[]> =>
    parse(await readFile(path.join(folder, `${table}.csv`), 'utf8'), { columns: true });
  const importList = (results: ListedResult[]) =>
    importResults({ folder, results, stage: 'regular', table: 'season', source: 'a test', given });
  return { folder, rows, importList };
}

it('a list of results has its seasons named, with what each has', async () => {
  const { importList } = await makeLeague('right', 2001);
  const list = [2001, 2002].flatMap((season) => listSeason(season, clubNames));
  expect((await importList(list)).seasons).toEqual([
    '2001–02: 30 matches of 6 clubs from 2001-08-10 to 2002-04-28, 10 to 10 a club',
    '2002–03: 30 matches of 6 clubs from 2002-08-10 to 2003-04-28, 10 to 10 a club',
  ]);
});

it('a list with a round dated a year too early looks wrong, though no club lacks a match', async () => {
  const { importList } = await makeLeague('wrong-round', 2001);
  const places = ({ home, away }: Record<'home' | 'away', string>) =>
    [home, away].map((name) => clubNames.indexOf(name));
  const second = listSeason(2002, clubNames).map((row) => {
    const [home = 0, away = 0] = places(row);
    return home % 2 === 0 && away === home + 1 ? { ...row, date: '2002-07-10' } : row;
  });
  const { seasons } = await importList([...listSeason(2001, clubNames), ...second]);
  expect(seasons[0]).toContain('33 matches of 6 clubs from 2001-08-10 to 2002-07-10, 11 to 11 a club');
  expect(
    seasons.filter((line) => / 2 matches of .* in 2001 regular; expected at most 1/.test(line)),
  ).toHaveLength(3);
});

it('a list of results of a season in play expects the matches that are not listed', async () => {
  const { importList, rows } = await makeLeague('in-play', 2001);
  const { seasons } = await importList(listSeason(2001, clubNames).slice(0, 20));
  expect(seasons).toEqual(['2001–02: 20 matches of 6 clubs from 2001-08-10 to 2002-01-28, 4 to 8 a club']);
  expect(await rows('stages')).toMatchObject([{ matches: '30' }]);
  await importList(listSeason(2001, clubNames).slice(20));
  expect(await rows('stages')).toMatchObject([{ matches: '30' }]);
  expect((await rows('standings/2001')).map(({ played }) => played)).toEqual(Array(6).fill('10'));
});

it('seasons can be imported in any order: clubs and names begin with the earliest', async () => {
  const { folder, importList, rows } = await makeLeague('any-order', 2010);
  await importList(listSeason(2005, clubNames));
  await importList(listSeason(2001, clubNames.slice(1)));
  await importList(listSeason(2003, clubNames.slice(0, 5)));
  const firstSeasons = Object.fromEntries(
    (await rows('clubs')).map((row) => [row.club_id, row.first_season]),
  );
  expect(firstSeasons).toEqual({
    reds: '2003',
    ...Object.fromEntries(clubNames.slice(1).map((name) => [name.toLowerCase(), '2001'])),
  });
  expect((await rows('club-names')).map((row) => [row.club_id, row.from_season])).toEqual(
    Object.entries(firstSeasons),
  );
  expect((await rows('seasons')).map(({ season }) => season)).toEqual(['2001', '2003', '2005']);
  await expect(rows('matches/2010')).rejects.toThrow(/ENOENT/);
  expect(JSON.parse(await readFile(path.join(folder, 'league.json'), 'utf8'))).toMatchObject({
    first_season: 2001,
    summary: 'Open data on the Test since 2001',
  });
  expect(JSON.parse(await readFile(path.join(folder, 'snapshot.json'), 'utf8'))).toMatchObject({
    season: 2005,
  });
});

it('suggests an acronym of its own for each club', () => {
  const names = ['Manchester City', 'Manchester United', 'Mansfield', 'Man', 'Mane', 'Redskins'];
  const results = names.map((name) => result('2001-08-10', name, 'Reds'));
  const suggest = () => fillPlaces(results, { venues: [], clubs: [] }, given, 'Europe/Athens');
  const acronyms = ['MAN', 'MUN', 'MMA', '', 'MAE', 'RRE'];
  const clubs = names.map((name, index) => expect.objectContaining({ name, acronym: acronyms[index] }));
  expect(suggest).toThrow(expect.objectContaining({ missing: { clubs, venues: [] } }));
});

it('says how to begin where there is no league.json', async () => {
  const folder = path.join(parent, 'nothing');
  const command = [path.join(root, 'scripts/run.ts'), 'import', '--help', '--data', folder];
  await mkdir(folder);
  await expect(promisify(execFile)(process.execPath, command)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/nothing has no league\.json.*\n.*npm run import -- --name/),
  });
});
