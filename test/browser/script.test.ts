import { describe, expect, it, vi } from 'vitest';
import { snapshotOf } from '../../src/records/published.ts';
import { isAwaited, latestKickoff } from '../../src/site/match/match-phase.ts';
import { translator } from '../../src/site/words.ts';
import { isBrowserTested } from '../support/browser.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { startServer } from '../support/local-server.ts';
import { originOf, visitSite } from '../support/visit.ts';
import { waiting } from '../support/waiting.ts';

/** One league is enough: the script is the same. */
const [world] = builtWorlds;
const { season, current, dataset, tables } = world;
const { builtPages, readPage, samplePages } = builtPagesOf(world);

describe.runIf(isBrowserTested)('the script', () => {
  const visit = visitSite(world, { timezoneId: 'UTC' });
  const without = visitSite(world, { javaScriptEnabled: false });

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

  const withoutScript = [
    ['/sql', 'main a[href="/dumps/soccer-data.sqlite"]', 'form[data-sql]'],
    ['/players/compare', 'main a[href="/api/v1/people"]', 'form[data-compare]'],
    ['/forecasts/what-if', '[data-without-script]', '[type=radio]'],
  ] as const;
  // A league without players has none to compare.
  const built = withoutScript.filter(([address]) => builtPages.some((page) => page.address === address));

  it.for(built)('where it does not run, %s shows %s, and not %s', async ([address, shown, hidden]) => {
    await without.open(address);
    expect(await without.page.locator(shown).first().isVisible()).toBe(true);
    expect(await without.page.locator(hidden).first().isVisible()).toBe(false);
  });

  const isFollowed = readPage('index.html').includes('data-live');

  const [language = 'en'] = tables.league.languages;
  const t = translator(language, tables.league);
  const stale = t('Live scores are not coming through: this page may be out of date.');
  const { as_of } = snapshotOf(tables);
  const kickoffs = tables
    .rows('matches', current)
    .filter((match) => isAwaited(match, as_of))
    .map(latestKickoff);
  const firstKickoff = Math.min(...kickoffs);
  const hour = 60 * 60 * 1000;
  const feed = { enabled: true, last_success: null, last_error: null, rejected: 0 };

  it.runIf(isFollowed && kickoffs.length > 0)(
    'says that live scores fail, but not of a feed that is off, and once where the page is old',
    async () => {
      const { page } = visit;
      const banner = page.locator('[data-freshness]');
      await page.route('**/api/v1/live**', (route) => route.fulfill({ json: { matches: [] } }));
      await page.clock.install();
      const late = kickoffs.filter((kickoff) => kickoff <= firstKickoff + hour);
      const old = `${t(': ')}${late.length}. `;
      for (const [hours, health, text] of [
        [-1, { status: 'ok', reasons: [], feed }, undefined],
        [
          -1,
          { status: 'degraded', reasons: [], feed: { ...feed, enabled: false, last_error: 'off' } },
          undefined,
        ],
        [
          -1,
          { status: 'degraded', reasons: [], feed: { ...feed, last_error: 'down' } },
          `${stale} ${t('Status')}`,
        ],
        // A reader's clock that is a day ahead of the server's.
        [25, { status: 'ok', reasons: [], feed, data_as_of: as_of, data_age_hours: 0 }, undefined],
        [25, { status: 'degraded', reasons: [], feed: { ...feed, last_error: 'down' } }, old],
      ] as const) {
        await page.clock.setFixedTime(firstKickoff + hours * hour);
        const answer = page.waitForResponse('**/api/v1/health');
        await page.route('**/api/v1/health', (route) => route.fulfill({ json: health }));
        await visit.open('/');
        await answer;
        if (text === undefined) expect(await banner.isVisible()).toBe(false);
        else await vi.waitFor(async () => expect(await banner.innerText()).toContain(text), waiting);
        if (text !== old) continue;
        for (const [present, past] of await page
          .locator('[data-past]')
          .evaluateAll((all) => all.map(({ textContent, dataset }) => [textContent, dataset.past])))
          expect(present).toBe(past);
        const [first] = await page
          .locator('.strip > *')
          .evaluateAll((all) => all.map(({ dataset }) => dataset.phase));
        expect(first).not.toBe('next');
      }
      await page.unrouteAll();
      visit.takeProblems();
    },
  );

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
      { origin: originOf(world), season },
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
