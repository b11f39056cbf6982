import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/site/all-pages.ts';
import { layout } from '../../src/site/frame/layout.ts';
import { sitesOfWorld } from '../support/site.ts';
import { resultsOnly } from '../support/worlds.ts';

const sites = Object.values(await sitesOfWorld(resultsOnly)).filter((site) => 'language' in site);

describe.for(sites)('a league of results alone, in $language', (site) => {
  const pages = [...pagesOf(site)].map((page) => ({ page, text: layout(site, page) }));

  /** What a reader sees: without scripts, and without the values that scripts read. */
  const shown = pages.map(({ page, text }) => ({
    title: `${page.title}`,
    text: text.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' '),
  }));

  it('says null, undefined or NaN nowhere', () => {
    for (const { title, text } of shown)
      expect(/.{0,40}\b(?:null|undefined|NaN)\b/.exec(text)?.[0], title).toBeUndefined();
  });

  it('has no page, map or link of a venue', () => {
    expect(pages.filter(({ page }) => /venue/.test(page.route.page))).toEqual([]);
    for (const { page, text } of pages) {
      expect(text, `${page.title}`).not.toContain('class="map"');
      expect(text, `${page.title}`).not.toMatch(/href="[^"]*\/(?:venues|stades)\b/);
      expect(text, `${page.title}`).not.toContain('openstreetmap.org');
    }
  });

  it('promises no players on the first page', () => {
    const home = pages.find(({ page }) => page.route.page === 'home');
    expect(home?.text).toMatch(/Seasons, clubs and matches since|Saisons, clubs et matchs depuis/);
  });

  it('describes no place for programs', () => {
    for (const { text } of pages) {
      const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      for (const [, json] of data) expect(json).not.toMatch(/"location"|"geo"|null/);
    }
  });

  it('has no column of dashes but those that scripts fill', () => {
    for (const { page, text } of pages.filter(({ page }) => page.route.page !== 'what-if'))
      expect(dashColumns(text), `${page.title}`).toEqual([]);
  });
});

/** Returns the headings of the columns in which each cell is a dash or empty. */
function dashColumns(text: string): string[] {
  return [...text.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].flatMap(([, table = '']) => {
    const [header = [], ...rows] = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell.replaceAll(/<[^>]*>/g, '').trim(),
      ),
    );
    return header.filter((_, index) => rows.length > 0 && rows.every((row) => /^–?$/.test(row[index] ?? '')));
  });
}
