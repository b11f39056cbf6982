import { describe, expect, it } from 'vitest';
import { renderRobots, renderSitemap } from '../../../build/render/sitemap.ts';

describe('the sitemap', () => {
  const text = renderSitemap([{ page: 'season', season: 2025 }], 'https://site.test');

  it('lists a page once a language, each with its address in every language', () => {
    const addresses = ['https://site.test/seasons/2025', 'https://site.test/fr/saisons/2025'];
    expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(addresses);
    expect([...text.matchAll(/hreflang="(..)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['en', addresses[0]],
      ['fr', addresses[1]],
      ['en', addresses[0]],
      ['fr', addresses[1]],
    ]);
  });
});

describe('robots.txt', () => {
  it('names the sitemap only where the site’s address is known', () => {
    expect(renderRobots('https://site.test')).toContain('\nSitemap: https://site.test/sitemap.xml\n');
    expect(renderRobots(undefined)).toBe('User-agent: *\nDisallow: /api/\n');
  });
});
