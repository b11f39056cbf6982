import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingsOf } from '../../src/site/lookups/standings.ts';
import { isBrowserTested, launchBrowser, openPage } from '../support/browser.ts';
import { openLivePage, pollUntil } from '../support/live-page.ts';
import { buildPast, type Past } from '../support/past.ts';
import { tables } from '../support/tables.ts';

/** The last day of the regular season of 2025: four matches at once, Forge 3-0 Inter Toronto among them. */
const day = '2025-10-18';
const kickoff = Date.parse('2025-10-18T20:00:00Z');
const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);
const matchAddress = `/matches/${day}-forge-fc-inter-toronto-fc`;

let past: Past;
let browser: Browser;

beforeAll(async () => {
  if (!isBrowserTested) return;
  past = await buildPast(minutesIn(-30), 2025);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await past?.stop();
});

/** Opens a page by default ten minutes before the kick-offs, for a reader in London. Its clock goes on only as the test says. */
function follow(url: URL, minutes = -10): Promise<Page> {
  return openLivePage(browser, url, minutesIn(minutes), { timezoneId: 'Europe/London', locale: 'en-GB' });
}

const statesOf = (page: Page, phase: string) =>
  page.locator(`.strip [data-phase=${phase}] .state`).allInnerTexts();

describe.runIf(isBrowserTested)('a match day in the browser', () => {
  it('is followed on the home page from the kick-offs to the table, without a reload', async () => {
    await past.at(
      minutesIn(-10),
      async ({ url }) => {
        const page = await follow(url);
        const next = await statesOf(page, 'next');
        expect(next.slice(0, 4)).toHaveLength(4);
        expect(next[0]).toMatch(/EDT|ADT|PDT|CDT|MDT/);
        expect(next[0]).toMatch(/9:00 p\.m\..*, your time/);
        expect(await page.locator('.now').count()).toBe(0);

        past.replay.set(minutesIn(20));
        await pollUntil(page, async () => {
          expect(await statesOf(page, 'live')).toEqual(Array(4).fill(expect.stringMatching(/^\d+′$/)));
        });
        expect(await page.locator('.now').innerText()).toBe('4 matches now');
        const table = page.locator('table[data-follows]');
        const asItStands = page.getByText('As it stands');
        await pollUntil(page, async () => {
          expect(await asItStands.isVisible()).toBe(true);
          expect(await table.locator('tbody tr > :nth-child(2)').allInnerTexts()).toEqual(
            Array(8).fill('28'),
          );
        });
        expect(await page.locator('.strip > *').evaluateAll((all) => all[0]?.dataset.phase)).toBe('live');

        past.replay.set(minutesIn(50));
        await pollUntil(page, async () => {
          expect(await statesOf(page, 'live')).toEqual(Array(4).fill('Half-time'));
        });

        past.replay.set(minutesIn(150));
        const standings = standingsOf(tables, 2025, day);
        await pollUntil(page, async () => {
          expect((await statesOf(page, 'last')).slice(0, 4)).toEqual(Array(4).fill('Full time'));
          expect(await asItStands.isVisible()).toBe(false);
          const texts = await table
            .locator('tbody tr')
            .evaluateAll((all) =>
              all.map((row) => [
                row.querySelector('.place')?.textContent,
                (row.querySelector('.full') ?? row.querySelector('th a'))?.textContent,
                row.querySelector('.strong')?.textContent,
              ]),
            );
          expect(texts).toEqual(
            standings.map(({ position, team, points }) => [`${position}`, team, `${points}`]),
          );
        });
        expect(await page.locator('.now').count()).toBe(0);
      },
      30,
    );
  });

  it('has the minute, the scorers and the result on the page of a match as they come', async () => {
    await past.at(
      minutesIn(-10),
      async ({ url }) => {
        const page = await follow(new URL(matchAddress, url));
        const board = page.locator('.scoreboard');
        expect(await board.locator('.state').innerText()).toContain('4:00 p.m. EDT');

        past.replay.set(minutesIn(20));
        await pollUntil(page, async () =>
          expect(await board.locator('.state').innerText()).toMatch(/^\d+′$/),
        );

        past.replay.set(minutesIn(150));
        await pollUntil(page, async () => {
          expect(await board.locator('.state').innerText()).toBe('Full time');
          expect(await board.locator('.score').innerText()).toBe('3–0');
          expect(await board.locator('.scorers li').count()).toBe(3);
        });
      },
      30,
    );
  });

  it('is counted in the header of a page without matches, which asks nothing at other hours', async () => {
    await past.at(minutesIn(20), async ({ url }) => {
      const records = new URL('/records', url);
      const page = await follow(records, 20);
      await pollUntil(page, async () => expect(await page.locator('.now').innerText()).toBe('4 matches now'));

      const early = await follow(records, -120);
      const requests: string[] = [];
      early.on('request', (request) => requests.push(request.url()));
      await early.reload();
      await early.clock.fastForward(60_000);
      expect(requests.filter((address) => address.includes('/api/'))).toEqual([]);
    });
  });

  it('leaves a page that was made before it without results, which says so once', async () => {
    await past.at(minutesIn(-10), async ({ url }) => {
      const page = await openPage(browser, { timezoneId: 'America/Toronto' });
      await page.route('**/api/**', (route) => route.abort());
      await page.clock.install({ time: minutesIn(26 * 60) });
      await page.goto(url.href);
      expect(await statesOf(page, 'next')).toContain('Oct 18 · Result not in yet');
      const banner = page.locator('[data-freshness]');
      expect(await banner.allInnerTexts()).toEqual([
        expect.stringMatching(/^This page ends on October 1\d, 2025: later results are missing\./),
      ]);
      expect(await banner.isVisible()).toBe(true);
    });
  });
});
