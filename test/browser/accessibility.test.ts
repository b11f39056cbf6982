import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { ours } from '../support/tables.ts';
import { visitSite } from '../support/visit.ts';

/** Half as long as the one with comments, which each page would parse. */
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const height = 740;
const phone = 360;

/** Rules whose outcome depends on the colours. Their contrast follows from the tokens, which have a test of their own. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** Rules whose outcome depends on the width. The others depend on the markup alone. */
const sizeRules = ['scrollable-region-focusable', 'target-size'];
/** The view of every page is that of a phone, in light colours. These are others, of one page. */
const furtherViews = [
  { width: 1280, colorScheme: 'light', rules: [...colorRules, ...sizeRules] },
  { width: 1280, colorScheme: 'dark', rules: colorRules },
] as const;
/** Pages that have every component between them; in `npm test` one of them, in the nightly run, which tries more, each. */
const templatesInAllViews = process.env.FUZZ_REQUESTS
  ? ['home', 'season', 'match', 'player', 'forecasts', 'endpoint', 'sql']
  : ['home'];

/** Rows of a table, items of a list and marks of a chart are of one form: with few of them, axe takes a tenth of the time. */
const removeFurtherParts = `for (const one of document.querySelectorAll(
  'main :is(section, details):nth-child(n + 9), main :is(tr, li, dt, dd, path, rect, circle, text):nth-child(n + 5)'))
  one.remove()`;

/** An expression, since a locator would first load what Playwright has for forms and roles, half as long as axe. */
const cutTables = `[...document.querySelectorAll('.scroll:has(.median)')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map(({ outerHTML }) => outerHTML.slice(0, 200))`;

/** Returns what axe finds, each rule with the first element that breaks it. */
function violationsOn(page: Page, options: object): Promise<string[]> {
  return page.evaluate(`axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })}).then((found) =>
    found.violations.map(({ id, help, nodes }) => id + ': ' + help + ': ' + nodes[0].html.slice(0, 200)))`);
}

describe.for(builtWorlds)('$name', (world) => {
  const { project, league } = world;
  const isOurs = project === ours.project;
  const { readPage, samplePages } = builtPagesOf(world);
  // The templates are those of our league in English. Another language has longer words, and so has another league, of which
  // the last language tries what fans see: the documentation has the same words.
  const tried = samplePages.filter(
    ({ language, file }) =>
      isOurs || (language === league.languages.at(-1) && !readPage(file).includes('class="docs"')),
  );

  describe.runIf(isBrowserTested)('every template', () => {
    const visit = visitSite(world, { viewport: { width: phone, height } });
    // Sent to the browser once, not once a page.
    if (isOurs) beforeAll(() => visit.page.addInitScript({ path: axe }));

    it.for(tried)('$address is accessible and fits each width', async ({ address, language, template }) => {
      const { page } = visit;
      const expectToFit = async (width: number) => {
        await page.setViewportSize({ width, height });
        const content = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(content, `width of the content at ${width}`).toBeLessThanOrEqual(width);
      };
      await visit.open(address);
      await expectToFit(phone);
      expect(await page.evaluate(cutTables), 'tables of a rating that are cut').toEqual([]);
      expect(visit.takeProblems()).toEqual([]);
      // With other words and data it is the narrow width that breaks, and the markup, which is validated for each page.
      if (language !== 'en' || !isOurs) return;
      for (const width of [1280, 768, phone]) await expectToFit(width);
      await page.evaluate(removeFurtherParts);
      const disabled = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
      expect(await violationsOn(page, { rules: disabled }), 'violations on a phone').toEqual([]);
      if (!templatesInAllViews.includes(template)) return;
      for (const { width, colorScheme, rules } of furtherViews) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const found = await violationsOn(page, { runOnly: rules });
        expect(found, `violations at ${width}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    });
  });
});
