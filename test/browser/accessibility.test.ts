import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { samplePages } from '../support/built-pages.ts';
import { datasetRoot, root } from '../support/root.ts';
import { visitSite } from './visit.ts';

const widths = [360, 768, 1280];
const height = 740;
const schemes = ['light', 'dark'] as const;
const views = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));

/** Rules whose outcome depends on the width or the colours. The others depend on the markup, and run once a page. */
const visualRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Rows of a table are of one form: without those after the first twelve, axe takes a tenth of the time. */
const removeFurtherRows = `for (const row of document.querySelectorAll('tbody tr:nth-child(n + 13)')) row.remove()`;

/** Returns what axe finds, each rule with the first element that breaks it. */
function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => id + ': ' + help + ': ' + nodes[0].html.slice(0, 200)))`);
}

describe.runIf(isBrowserTested)('every template', () => {
  const visit = visitSite();

  it.for(samplePages)(
    '$address is accessible, fits each width and has no error',
    async ({ address, language }) => {
      const { page } = visit;
      await visit.open(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const content = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(content, `width of the content at ${width}`).toBeLessThanOrEqual(width);
      }
      await page.evaluate(`${removeFurtherRows}; ${axe.source}`);
      // The template is that of the English page of our league: in another language, and with other data, a phone shows
      // what long words and missing values break.
      const isFirstOfTemplate = language === 'en' && datasetRoot === root;
      for (const [index, { width, colorScheme }] of views
        .slice(0, isFirstOfTemplate ? undefined : 1)
        .entries()) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const rules = index === 0 ? undefined : visualRules;
        expect(await violationsOn(page, rules), `violations at ${width}, ${colorScheme}`).toEqual([]);
      }
      expect(visit.takeProblems()).toEqual([]);
    },
  );
});
