import { describe, expect, it } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { visitSite } from './visit.ts';

const phone = { width: 360, height: 740 };

describe.runIf(isBrowserTested)('the home page on a phone', () => {
  const visit = visitSite({ viewport: phone });

  it.for(['/', '/fr/'])(
    '%s has the whole width of the table on the first screen, and the next fixture on the second',
    async (address) => {
      await visit.open(address);
      const topOf = async (selector: string) => (await visit.page.locator(selector).first().boundingBox())?.y;
      expect(await topOf('table tbody tr')).toBeLessThan(phone.height);
      expect(await topOf('#next + * .card')).toBeLessThan(2 * phone.height);
      // Nothing is cut: neither the form at the end of the table nor the last link of the navigation.
      for (const region of ['section.scroll', '.site-header nav']) {
        const hidden = await visit.page
          .locator(region)
          .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
        expect(hidden, region).toEqual([0]);
      }
      expect(visit.takeProblems()).toEqual([]);
    },
  );
});
