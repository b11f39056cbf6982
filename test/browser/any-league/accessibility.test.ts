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

/** Rules whose outcome depends on the colours. Their contrast follows from the tokens, which have a test of their own. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** Rules whose outcome depends on the width. The others depend on the markup alone. */
const sizeRules = ['scrollable-region-focusable', 'target-size'];
const phone = { width: 360, colorScheme: 'light', rules: undefined, without: colorRules } as const;
const furtherViews = [
  { width: 1280, colorScheme: 'light', rules: [...colorRules, ...sizeRules], without: [] },
  { width: 1280, colorScheme: 'dark', rules: colorRules, without: [] },
] as const;
/** Pages that have every component between them; in `npm test` one of them, in the nightly run, which tries more, each. */
const templatesInAllViews = process.env.FUZZ_REQUESTS
  ? ['home', 'season', 'match', 'player', 'forecasts', 'endpoint', 'sql']
  : ['home'];

/** Rows of a table, items of a list and marks of a chart are of one form: with few of them, axe takes a tenth of the time. */
const removeFurtherRows = `for (const one of document.querySelectorAll(
  'main :is(section, tr, li, dt, dd, details, path, rect, circle, text):nth-child(n + 9)')) one.remove()`;

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
  const { datasetRoot, league } = world;
  const { samplePages } = builtPagesOf(world);
  // The templates are the same in each league, so one language of another tries the widths: the last, where there are two.
  const tried = samplePages.filter(
    ({ language }) => datasetRoot === root || language === league.languages.at(-1),
  );

  describe.runIf(isBrowserTested)('every template', () => {
    const visit = visitSite(world);
    // Sent to the browser once, not once a page.
    if (datasetRoot === root) beforeAll(() => visit.page.addInitScript({ path: axe }));

    it.for(tried)(
      '$address is accessible, fits each width and has no error',
      async ({ address, language, template }) => {
        const { page } = visit;
        await visit.open(address);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const content = await page.evaluate<number>('document.documentElement.scrollWidth');
          expect(content, `width of the content at ${width}`).toBeLessThanOrEqual(width);
        }
        expect(visit.takeProblems()).toEqual([]);
        // The template is that of the English page of our league. With other words and data, it is the widths that break,
        // and the markup, which is validated for each of these pages.
        if (language !== 'en' || datasetRoot !== root) return;
        await page.evaluate(removeFurtherRows);
        const isInAllViews = templatesInAllViews.includes(template);
        for (const { width, colorScheme, rules, without } of [phone, ...(isInAllViews ? furtherViews : [])]) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          expect(await violationsOn(page, rules, without), `violations at ${width}, ${colorScheme}`).toEqual(
            [],
          );
        }
      },
    );
  });
});
