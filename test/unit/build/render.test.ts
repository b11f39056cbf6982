import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { viewDefinitions } from '../../../build/render/downloads/sqlite.ts';
import { listFile, renderIndex } from '../../../build/render/listing.ts';
import { renderRobots, renderSitemap } from '../../../build/render/pages.ts';
import { readRecipes } from '../../../build/render/sources.ts';
import { examples, recipesLeague } from '../../../examples/index.ts';
import type { League } from '../../../src/records/league-schema.ts';
import { pathOf } from '../../../src/site/addresses.ts';
import { root } from '../../support/tables.ts';

const a = listFile('/a', Buffer.from(''));
const b = listFile('/b', Buffer.from('12'));

it('the listing is sorted by address in the index, with sizes, hashes and totals', () => {
  expect(JSON.parse(renderIndex([b, a]))).toMatchObject({ count: 2, bytes: 2, files: [a, b] });
  expect(a.sha256).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('the listing has the addresses at which pages are served', () => {
  const pages = ['/index.html', '/about.html', '/dumps/index.html', '/data/v1/index.json', '/404.html'];
  const index = JSON.parse(renderIndex(pages.map((page) => listFile(page, Buffer.of()))));
  expect(index.files.map(({ path }: { path: string }) => path)).toEqual([
    '/',
    '/404',
    '/about',
    '/data/v1/index.json',
    '/dumps/',
  ]);
});

it('every example is a recipe with its code and what it printed', async () => {
  const recipes = await readRecipes(root, recipesLeague);
  expect(recipes.map(({ file }) => file)).toEqual(examples.map(({ file }) => file));
  for (const { code, outputText } of recipes) expect([code, outputText]).not.toContain('');
});

it('a folder without examples has no recipes, and those about another league are left out', async () => {
  expect(await readRecipes('/nowhere', recipesLeague)).toEqual([]);
  expect(await readRecipes(root, `${recipesLeague}-2`)).toEqual([]);
});

it('the thread that draws share images fails with a picture that is not SVG', async () => {
  const module = new URL('../../../build/render/share-image-worker.ts', import.meta.url);
  const worker = new Worker(module, { workerData: ['no picture'] });
  await expect(once(worker, 'message')).rejects.toThrow(/SVG/);
});

const league: Pick<League, 'languages'> = { languages: ['en', 'fr'] };

const text = renderSitemap(league, [{ page: 'season', season: 2025 }], 'https://site.test');

it('the sitemap lists a page once a language, each with its address in every language', () => {
  const paths = league.languages.map((language) =>
    pathOf(league, { page: 'season', season: 2025 }, language),
  );
  const addresses = paths.map((path) => `https://site.test${path}`);
  const alternates = league.languages.map((language, index) => [language, addresses[index]]);
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(addresses);
  expect([...text.matchAll(/hreflang="(..)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual(
    league.languages.flatMap(() => alternates),
  );
});

it('robots.txt names the sitemap only where the site’s address is known', () => {
  expect(renderRobots('https://site.test')).toContain('\nSitemap: https://site.test/sitemap.xml\n');
  expect(renderRobots(undefined)).toBe('User-agent: *\nDisallow: /api/\n');
});

const matchColumns = [
  'season',
  'stage',
  'date',
  'kickoff_utc',
  'match_id',
  'status',
  'home_club',
  'home_team',
  'home_goals',
].concat(['away_club', 'away_team', 'away_goals', 'winner', 'venue', 'attendance']);

it('a match counts for both clubs, each with its own goals and result', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE matches (${matchColumns.join(', ')});${viewDefinitions}`);
  const insert = database.prepare(
    `INSERT INTO matches VALUES (${matchColumns.map((name) => `:${name}`).join(', ')})`,
  );
  const match = (match_id: string, fields: object) =>
    insert.run({
      ...Object.fromEntries(matchColumns.map((name) => [name, null])),
      ...{ match_id, status: 'FINISHED', date: '2024-05-01', home_club: 'a', away_club: 'b' },
      ...fields,
    });
  match('won', { home_goals: 2, away_goals: 1, winner: 'a' });
  // A shoot-out: level, with a winner.
  match('shoot-out', { home_goals: 1, away_goals: 1, winner: 'b', date: '2024-04-01' });
  match('drawn', { home_goals: 0, away_goals: 0, date: '2024-06-01' });
  match('to-play', { status: 'UPCOMING' });
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '));
  expect(rows('SELECT match_id FROM results')).toEqual(['shoot-out', 'won', 'drawn']);
  expect(
    rows(
      'SELECT club, match_id, goals_for, goals_against, won, drawn, lost FROM club_matches ORDER BY club, date',
    ),
  ).toEqual([
    'a shoot-out 1 1 0 0 1',
    'a won 2 1 1 0 0',
    'a drawn 0 0 0 1 0',
    'b shoot-out 1 1 1 0 0',
    'b won 1 2 0 0 1',
    'b drawn 0 0 0 1 0',
  ]);
  database.close();
});
