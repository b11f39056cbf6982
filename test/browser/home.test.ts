import { describe, expect, it } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { visitSite } from '../support/visit.ts';

const phone = { width: 360, height: 740 };

describe.for(builtWorlds)('$name', (world) => {
  const { current, tables } = world;
  const { samplePages } = builtPagesOf(world);

  const pages = samplePages.filter(({ template }) => template === 'home');

  const hasFixtures = tables.rows('matches', current).some(({ status }) => status === 'UPCOMING');

  describe.runIf(isBrowserTested)('the home page on a phone', () => {
    const visit = visitSite(world, { viewport: phone });

    it.for(pages)(
      '$address has the whole width of the table on the first screen, and the next match',
      async ({ address }) => {
        await visit.open(address);
        const topOf = async (selector: string) =>
          (await visit.page.locator(selector).first().boundingBox())?.y;
        expect(await topOf('table tbody tr')).toBeLessThan(phone.height);
        if (hasFixtures) expect(await topOf('.strip .card')).toBeLessThan(phone.height);
        // What holds of matches in play is said while there are some.
        expect(await visit.page.locator('.provisional:visible').count()).toBe(0);
        // Nothing is cut: neither the form at the end of the table nor the last link of the navigation.
        for (const region of ['section.scroll', '.site-header nav']) {
          const hidden = await visit.page
            .locator(region)
            .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
          expect(hidden.length, region).toBeGreaterThan(0);
          expect(Math.max(...hidden), region).toBe(0);
        }
        expect(visit.takeProblems()).toEqual([]);
      },
    );

    it.for(pages)(
      'the number of matches in play covers no word in the header of $address',
      async ({ address }) => {
        await visit.open(address);
        for (const width of [phone.width, 1280]) {
          await visit.page.setViewportSize({ ...phone, width });
          const edges = await visit.page.locator('.now').evaluate((badge) => {
            badge.textContent = '4';
            const { left, right } = badge.getBoundingClientRect();
            const item = badge.closest('li');
            const wordIn = (place: typeof item | undefined) => {
              const range = badge.ownerDocument.createRange();
              range.selectNode(place?.querySelector('a')?.firstChild ?? badge);
              return range.getBoundingClientRect();
            };
            const word = wordIn(item);
            const next = wordIn(item?.nextElementSibling);
            return [word.right, left, right, next.left];
          });
          expect(edges).toEqual(edges.toSorted((a, b) => Number(a) - Number(b)));
        }
        await visit.page.setViewportSize(phone);
      },
    );
  });
});
