import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBrowserTested } from '../../support/browser.ts';
import { builtPagesOf } from '../../support/built-pages.ts';
import { builtWorlds } from '../../support/built-worlds.ts';
import { root } from '../../support/root.ts';
import { visitSite } from '../visit.ts';

/** Half as long as the one with comments, which each page would parse. */
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const widths = [360, 768, 1280];
const height = 740;

/** Rules whose outcome depends on the colours, or on the width. The others depend on the markup, and run once a page. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const sizeRules = ['scrollable-region-focusable', 'target-size'];
/** What every page is judged in. The contrast of its colours follows from the tokens, which have a test of their own. */
const phone = { width: 360, colorScheme: 'light', rules: undefined, without: colorRules } as const;
const furtherViews = [
  { width: 768, colorScheme: 'light', rules: sizeRules, without: [] },
  { width: 1280, colorScheme: 'light', rules: [...colorRules, ...sizeRules], without: [] },
  { width: 1280, colorScheme: 'dark', rules: colorRules, without: [] },
] as const;
/** Pages that have every component between them. */
const templatesInAllViews = [
  'home',
  'season',
  'match',
  'club',
  'player',
  'venue',
  'forecasts',
  'endpoint',
  'sql',
];

/** Rows of a table are of one form: without those after the first twelve, axe takes a tenth of the time. */
const removeFurtherRows = `for (const row of document.querySelectorAll('tbody tr:nth-child(n + 13)')) row.remove()`;

/** Returns what axe finds, each rule with the first element that breaks it. */
function violationsOn(
  page: Page,
  rules: readonly string[] | undefined,
  without: readonly string[],
): Promise<string[]> {
  const disabled = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = { resultTypes: ['violations'], rules: disabled, ...(rules && { runOnly: rules }) };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => id + ': ' + help + ': ' + nodes[0].html.slice(0, 200)))`);
}

describe.for(builtWorlds)('$name', (world) => {
  const { datasetRoot } = world;
  const { samplePages } = builtPagesOf(world);

  describe.runIf(isBrowserTested)('every template', () => {
    const visit = visitSite(world);
    // Sent to the browser once, not once a page.
    beforeAll(() => visit.page.addInitScript({ path: axe }));

    it.for(samplePages)(
      '$address is accessible, fits each width and has no error',
      async ({ address, language, template }) => {
        const { page } = visit;
        await visit.open(address);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const content = await page.evaluate<number>('document.documentElement.scrollWidth');
          expect(content, `width of the content at ${width}`).toBeLessThanOrEqual(width);
        }
        await page.evaluate(removeFurtherRows);
        // The template is that of the English page of our league: in another language, and with other data, a phone shows
        // what long words and missing values break.
        const isInAllViews =
          language === 'en' && datasetRoot === root && templatesInAllViews.includes(template);
        for (const { width, colorScheme, rules, without } of [phone, ...(isInAllViews ? furtherViews : [])]) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          expect(await violationsOn(page, rules, without), `violations at ${width}, ${colorScheme}`).toEqual(
            [],
          );
        }
        expect(visit.takeProblems()).toEqual([]);
      },
    );
  });
});
