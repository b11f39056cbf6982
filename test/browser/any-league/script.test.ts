import { describe, expect, inject, it, vi } from 'vitest';
import { languages } from '../../../src/site/language.ts';
import { messagesOf } from '../../../src/site/messages/index.ts';
import { isBrowserTested } from '../../support/browser.ts';
import { readPage, samplePages } from '../../support/built-pages.ts';
import { season } from '../../support/examples.ts';
import { startServer } from '../../support/local-server.ts';
import { dataset, tables } from '../../support/tables.ts';
import { waiting } from '../../support/waiting.ts';
import { visitSite } from '../visit.ts';

describe.runIf(isBrowserTested)('the script', () => {
  const visit = visitSite({ timezoneId: 'UTC' });
  const without = visitSite({ javaScriptEnabled: false });

  it('completes the examples with the address', async () => {
    await visit.open('/docs');
    expect(await visit.page.locator('pre').first().textContent()).toContain(
      `${new URL(inject('site')).origin}/api/v1/standings`,
    );
    expect(visit.takeProblems()).toEqual([]);
  });

  const withTables = samplePages.filter(
    ({ template, file }) =>
      ['home', 'season', 'players', 'match'].includes(template) && readPage(file).includes('<td'),
  );

  it.for(withTables)(
    'adds no content to $address: its tables are the same without it',
    async ({ address }) => {
      const cells = async ({ page, open }: typeof visit) => {
        await open(address);
        return page.locator('td').allInnerTexts();
      };
      const shown = await cells(visit);
      expect(shown.length).toBeGreaterThan(0);
      expect(await cells(without)).toEqual(shown);
    },
  );

  const hasPlayers = tables.rows('players', season).length > 0;

  it.runIf(hasPlayers)('sorts a table by a column', async () => {
    await visit.open(`/players/${season}`);
    const heading = visit.page.locator('th', { hasText: 'Player' }).first();
    await heading.getByRole('button').click();
    expect(await heading.getAttribute('aria-sort')).toMatch(/^(a|de)scending$/);
    const names = await visit.page.locator('tbody th').allInnerTexts();
    const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'));
    expect([sorted, sorted.toReversed()]).toContainEqual(names);
  });

  const isFollowed = readPage('index.html').includes('data-live');

  it.runIf(isFollowed)('says nothing of a feed that is off: at most that results are overdue', async () => {
    const { page } = visit;
    const [language = 'en'] = languages;
    const { overdue, nav } = messagesOf(language);
    let asked = 0;
    await page.clock.install();
    await page.route('**/api/v1/live**', async (route) => {
      asked += 1;
      await route.fulfill({ json: { matches: [{ match_id: 'm', home_goals: null }], stale: true } });
    });
    const feed = { enabled: false, last_success: null, last_error: null, rejected: 0 };
    const banner = page.locator('[data-freshness]');
    for (const [health, isShown] of [
      [{ status: 'ok', reasons: [], feed, data_age_hours: 1 }, false],
      [{ status: 'degraded', reasons: ['the data is old'], feed, data_age_hours: 100 }, true],
    ] as const) {
      await page.route('**/api/v1/health', async (route) => {
        // A new page asks this first: the requests before were of the page before.
        asked = 0;
        await route.fulfill({ json: health });
      });
      await visit.open('/');
      // The second request follows what the first one's answer showed.
      await vi.waitFor(async () => {
        await page.clock.fastForward(16_000);
        expect(asked).toBeGreaterThan(1);
      }, waiting);
      await vi.waitFor(async () => expect(await banner.isVisible()).toBe(isShown), waiting);
      expect(await banner.innerText()).toBe(`${overdue} ${nav.status}`);
    }
    await page.unrouteAll();
    await page.clock.resume();
  });

  it('of another origin can read answers, headers and errors', async () => {
    const other = await startServer((_, response) => response.end('<!doctype html><title>elsewhere</title>'));
    await visit.page.goto(other.origin);
    const read = await visit.page.evaluate(
      async ({ origin, season }) => {
        const page = await fetch(`${origin}/api/v1/matches?season=${season}&limit=1`);
        const error = await fetch(`${origin}/api/v1/matches?limit=0`);
        const file = await fetch(`${origin}/data/v1/seasons.json`);
        return {
          link: page.headers.get('Link'),
          etag: page.headers.get('ETag'),
          message: ((await error.json()) as { message: string }).message,
          seasons: ((await file.json()) as { count: number }).count,
        };
      },
      { origin: new URL(inject('site')).origin, season },
    );
    expect(read).toMatchObject({
      link: expect.stringContaining('rel="next"'),
      etag: expect.any(String),
      seasons: dataset.seasons.length,
    });
    expect(read.message).toContain("'limit' is '0'");
    visit.takeProblems();
    other.stop();
  });
});
