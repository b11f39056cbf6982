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
  });
});
