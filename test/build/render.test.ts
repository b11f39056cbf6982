import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { listFile, renderIndex } from '../../build/render/listing.ts';
import { renderRobots, renderSitemap } from '../../build/render/pages.ts';
import { readRecipes } from '../../build/render/project-files.ts';
import { examples, recipesLeague } from '../../examples/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { pathOf } from '../../src/site/addresses.ts';
import { root } from '../support/tables.ts';

const a = listFile('/a', Buffer.from(''));
const b = listFile('/b', Buffer.from('12'));

it('the listing is sorted by address in the index, with sizes, hashes and totals', () => {
  expect(JSON.parse(renderIndex([b, a]))).toMatchObject({ count: 2, bytes: 2, files: [a, b] });
  expect(a.sha256).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('every example is a recipe with its code and what it printed', async () => {
  const recipes = await readRecipes(root, recipesLeague);
  expect(recipes.map(({ file }) => file)).toEqual(examples.map(({ file }) => file));
  for (const { code, outputText } of recipes) expect([code, outputText]).not.toContain('');
});

it('a folder without examples has no recipes', async () => {
  expect(await readRecipes('/nowhere', recipesLeague)).toEqual([]);
  expect(await readRecipes(root, `${recipesLeague}-2`)).toEqual([]);
});

it('the thread that draws share images fails with a picture that is not SVG', async () => {
  const module = new URL('../../build/render/share-image-worker.ts', import.meta.url);
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
