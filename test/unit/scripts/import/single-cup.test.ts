import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { parseFacts } from '../../../../scripts/import/facts.ts';
import { importResults } from '../../../../scripts/import/import-results.ts';
import { writeNewLeague } from '../../../../scripts/import/new-league.ts';
import { parseResults } from '../../../../scripts/import/parse-results.ts';
import { venueColumns } from '../../../../scripts/import/places.ts';
import { type League, leagueSchema } from '../../../../src/records/league-schema.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';

const fixture = path.resolve(import.meta.dirname, '../../../fixtures/single-cup');
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
  await writeNewLeague(folder, {
    name: 'World Cup',
    shortName: 'WC',
    country: 'Uruguay',
    countryCode: 'UY',
    timeZone: 'America/Montevideo',
    firstSeason: 1930,
    firstMonth: 1,
  });
  await editLeague({
    points: [{ from_season: 1930, win: 2, draw: 1 }],
    champion: [{ from_season: 1930, decided_by: 'stage', stage: 'final' }],
  });
  await importList('groups', 'own', await listed('venues'));
  await importList('knock-outs', 'none', 'name\n');
  const final = { season: 1930, stage: 'final', home: 'uruguay', away: 'argentina', score: '4-2' };
  await editLeague({ record_books: { champions: { 1930: 'uruguay' }, table: null, final } });
  await rm(path.join(folder, 'README.md'));

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
