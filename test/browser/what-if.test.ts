import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../src/site/addresses.ts';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { visitSite } from '../support/visit.ts';

/** The most work of an answer on a phone of the middle class, which has a quarter of a computer's speed. */
const maxAnswerMs = 100;
const slowdown = 4;

/** One league is enough: the script is the same. */
const [world] = builtWorlds;
const { league, index } = world.tables;
const [language = 'en'] = league.languages;
const address = pathOf(league, { page: 'what-if' }, language);
const finished = index.seasons.findLast(({ season }) => season < index.current)?.season;

describe.runIf(isBrowserTested)('the page on which a season is played out', () => {
  const visit = visitSite(world, { permissions: ['clipboard-read', 'clipboard-write'] });
  const phone = visitSite(world, { viewport: { width: 390, height: 740 } });
  const answered = (page = visit.page) => page.waitForSelector('.what-if[aria-busy=false]');
  const figures = (page = visit.page) => page.locator('.outcome tbody tr').allInnerTexts();
  const group = () => visit.page.getByRole('radiogroup').first();
  beforeAll(async () => {
    await visit.open(address);
    await answered();
  });

  it('changes the table with a choice, keeps it in the address, and takes it back', async () => {
    const { page } = visit;
    const before = await figures();
    // Of a finished season, another result than there was.
    const choice = (await group().getByRole('radio').nth(2).isChecked()) ? 0 : 2;
    const label = group().locator('label').nth(choice);
    await label.click();
    await answered();
    const after = await figures();
    expect(after).not.toEqual(before);
    expect(new URL(page.url()).search).toMatch(new RegExp(`^\\?s=${index.current}-[a-z]*${choice}$`));
    await phone.open(page.url());
    await answered(phone.page);
    await phone.page.locator('.outcome summary').click();
    expect(await figures(phone.page)).toEqual(after);
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await label.click();
    await answered();
    expect(await figures()).toEqual(before);
    expect(new URL(page.url()).search).toBe('');
    expect([...visit.takeProblems(), ...phone.takeProblems()]).toEqual([]);
  });

  it('is used by the keyboard alone', async () => {
    const { page } = visit;
    await group().getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await answered();
    expect(await group().getByRole('radio').nth(1).isChecked()).toBe(true);
    await page.keyboard.press('Delete');
    await answered();
    expect(new URL(page.url()).search).toBe('');
  });

  it('follows a club, plays all by the favourites and clears all', async () => {
    const { page } = visit;
    await page.locator('select[name=club]').selectOption({ index: 1 });
    expect(await page.locator('.outcome .followed').count()).toBe(1);
    const before = await figures();
    await page.locator('[data-all]').click();
    await answered();
    await expect.poll(() => page.locator('.own').innerText()).toMatch(/\((±0|[+−]\d+)\)$/);
    expect(await page.locator('label.changed').count()).toBeGreaterThan(0);
    await page.locator('[data-clear]').click();
    await answered();
    expect(await figures()).toEqual(before);
  });

  it.runIf(finished !== undefined)('lets a match of a finished season end otherwise', async () => {
    const { page } = visit;
    await visit.open(pathOf(league, { page: 'what-if', season: finished }, language));
    await answered();
    const before = await figures();
    await group().locator('label:not(:has(:checked))').first().click();
    await answered();
    expect(await figures()).not.toEqual(before);
    const link = page.url();
    // Another season's page leads to that of the choices.
    await visit.open(address + new URL(link).search);
    await page.waitForURL(link);
    await answered();
    expect(await page.locator('label.changed').count()).toBe(1);
  });

  it(`answers with ${maxAnswerMs} ms of a slow phone's work`, async () => {
    const { page } = phone;
    await phone.open(address);
    await answered(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // The processor's time of the page and its worker, since the clock counts the machine's other work too.
    const workMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN);
    };
    const before = await workMs();
    const answers = await page.evaluate<number>(`(async () => {
      const root = document.querySelector('.what-if');
      const labels = [...root.querySelectorAll('label:has([type=radio]:not(:checked))')].slice(0, 60);
      for (const label of labels) {
        const answered = new Promise((resolve) => {
          new MutationObserver(() => root.ariaBusy === 'false' && resolve()).observe(root, { attributes: true });
        });
        label.click();
        await answered;
      }
      return labels.length;
    })()`);
    const after = await workMs();
    expect(((after - before) / answers) * slowdown).toBeLessThan(maxAnswerMs);
  });
});
