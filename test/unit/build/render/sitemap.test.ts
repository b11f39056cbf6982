import { expect, it } from 'vitest';
import { renderRobots, renderSitemap } from '../../../../build/render/sitemap.ts';
import type { League } from '../../../../src/records/league-schema.ts';
import { pathOf } from '../../../../src/site/addresses.ts';

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
