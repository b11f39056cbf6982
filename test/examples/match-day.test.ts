import { text } from 'node:stream/consumers';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Probabilities } from '../../src/derive/strength.ts';
import type { Projection } from '../../src/records/forecast.ts';
import type { Match } from '../../src/records/match.ts';
import { notRoundedAway } from '../../src/site/chances.ts';
import { nameOfPlayer } from '../../src/site/lookups/player-lookups.ts';
import { standingsOf } from '../../src/site/lookups/season-standings.ts';
import { askWithoutCache, isBrowserTested, openPage } from '../support/browser.ts';
import { startServer } from '../support/local-server.ts';
import { type PastService, servePast } from '../support/past.ts';
import { day, minutesIn } from '../support/past-day.ts';
import { isPythonTested } from '../support/python.ts';
import { english } from '../support/site.ts';
import { tables } from '../support/tables.ts';
import { the } from '../support/the.ts';
import { waiting } from '../support/waiting.ts';
import { goalBotOutput, postsOfFinal } from './followed-final.ts';
import { eventsInTeamarr, scoresOnMirror, sensorInHomeAssistant } from './hosts.ts';

interface LiveAnswer {
  matches: (Match & { probabilities: Probabilities })[];
}
const matchAddress = `/matches/${day}-forge-fc-inter-toronto-fc`;

/** Lets a page ask every fifteen seconds of its clock until a check holds. */
function pollUntil(page: Page, check: () => Promise<void>): Promise<void> {
  return vi.waitFor(
    async () => {
      await page.clock.fastForward(16_000);
      await check();
    },
    { ...waiting, interval: 250 },
  );
}

it.concurrent('a match that is followed has its goals posted by the bot and to its clubs’ topics', async ({
  expect,
  onTestFinished,
}) => {
  const posts: string[] = [];
  // The first is never answered, the second refused: neither delays an answer, nor what is posted later.
  const ntfy = await startServer(async (request, response) => {
    posts.push(`${request.headers.authorization} ${request.url}: ${await text(request)}`);
    if (posts.length > 1) response.writeHead(posts.length === 2 ? 507 : 200).end();
  });
  onTestFinished(() => ntfy.stop());
  const variables = { NOTIFY_URL: `${ntfy.origin}/cpl-`, NOTIFY_TOKEN: 'tk_1' };
  await expect(await postsOfFinal(variables)).toMatchFileSnapshot(goalBotOutput);
  await vi.waitUntil(() => posts.filter((post) => post.includes(': full time')).length === 2, waiting);
  const goalsOf = (topic: string) =>
    posts
      .flatMap((post) => new RegExp(`^Bearer tk_1 /${topic}: goal[^:]*: (.*)$`).exec(post)?.[1] ?? [])
      .sort();
  const goals = ['0–1', '1–1', '2–1'].map((score) => `Atlético Ottawa ${score} Cavalry FC`);
  expect(goalsOf('cpl-atletico-ottawa')).toEqual(goals);
  expect(goalsOf('cpl-cavalry-fc')).toEqual(goals);
});

describe.runIf(isBrowserTested)('a match day in the browser', { concurrent: true }, () => {
  let served: PastService;
  const pages: Page[] = [];
  beforeAll(async () => {
    served = await servePast(minutesIn(-10), 30);
  });
  afterAll(async () => {
    for (const page of pages) await page.close();
    await served?.stop();
  });

  /** Opens a page ten minutes before the kick-offs, for a reader in London. Its clock goes on only as the test says. */
  const follow = async (address: string, minutes = -10): Promise<Page> => {
    const page = await openPage({ timezoneId: 'Europe/London', locale: 'en-GB' });
    pages.push(page);
    await askWithoutCache(page);
    await page.clock.install({ time: minutesIn(minutes) });
    await page.goto(new URL(address, served.url).href);
    return page;
  };

  const statesOf = (page: Page, phase: string) =>
    page.locator(`.strip [data-phase=${phase}] .state`).allInnerTexts();

  it('is followed on each page from the kick-offs to the table, without a reload', async () => {
    const home = await follow('/');
    const match = await follow(matchAddress);
    const records = await follow('/records');
    const table = home.locator('table[data-live]:not(.heat)');
    const asItStands = home.getByRole('columnheader', { name: 'As it stands' });
    const banner = home.locator('[data-freshness]');
    const board = match.locator('.scoreboard');
    const state = board.locator('.state');

    const next = await statesOf(home, 'next');
    expect(next.slice(0, 4)).toHaveLength(4);
    expect(next[0]).toMatch(/EDT|ADT|PDT|CDT|MDT/);
    expect(next[0]).toMatch(/9:00\u00a0p\.m\..*, your time/);
    expect(await home.locator('.now').textContent()).toBe('');
    expect(await state.innerText()).toMatch(/4:00\u00a0p\.m\.\u00a0EDT/);

    // An answer that ends too early does not end the watching.
    let cut = 0;
    const cutOff = (route: Route) => route.fulfill({ body: '{"matches":[' }).then(() => ++cut);
    await home.route('**/api/v1/live?*', cutOff, { times: 1 });
    await pollUntil(home, async () => expect(cut).toBe(1));

    served.replay.set(minutesIn(20));
    await pollUntil(home, async () => {
      expect(await statesOf(home, 'live')).toEqual(Array(4).fill(expect.stringMatching(/^\d+′$/)));
    });
    const inPlay = { name: /, 4 in play$/ };
    expect(await home.getByRole('link', inPlay).count()).toBe(1);
    await pollUntil(home, async () => {
      expect(await asItStands.isVisible()).toBe(true);
      const played = table.locator('tbody tr > :nth-child(2)');
      expect(await played.allInnerTexts()).toEqual(Array(8).fill('28'));
    });
    await pollUntil(match, async () => expect(await state.innerText()).toMatch(/^\d+′$/));
    // A page without matches asks as its own clock says: at the kick-offs, not before.
    await records.clock.fastForward(20 * 60_000);
    await pollUntil(records, async () => expect(await records.getByRole('link', inPlay).count()).toBe(1));

    // The bar moves from the forecast to the chances of the minute.
    await pollUntil(match, async () => {
      const response = await fetch(new URL('/api/v1/live', served.url));
      const { matches } = (await response.json()) as LiveAnswer;
      const { probabilities } = the(matches, { home_club: 'forge-fc' });
      const shares = [probabilities.home, probabilities.draw, probabilities.away];
      const before = the(tables.rows('forecasts', 2025), { home_club: 'forge-fc', date: day });
      expect(shares).not.toEqual(Object.values(before.probabilities));
      const chances = match.locator('.chances');
      expect(await chances.locator('.when').innerText()).toMatch(/^\d+′$/);
      expect(await chances.locator('.shares [data-figure]').allInnerTexts()).toEqual(
        shares.map((share) => notRoundedAway(share, english.format.percent)),
      );
      const widths = await chances
        .locator('rect')
        .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('width'))));
      expect(widths).toEqual(shares.map((share) => Math.round(share * 1000)));
    });

    expect(await match.title()).toMatch(/^\d–\d · Forge FC/);

    served.replay.set(minutesIn(50));
    await pollUntil(home, async () => {
      expect(await statesOf(home, 'live')).toEqual(Array(4).fill('Half-time'));
    });

    // On a busy machine a request may have failed before.
    await home.evaluate(`document.querySelector('[data-freshness]').hidden = true`);
    served.replay.fault('500');
    await pollUntil(home, async () => expect(await banner.isVisible()).toBe(true));
    served.replay.fault(null);

    served.replay.set(minutesIn(150));
    const standings = standingsOf(tables, 2025, day);
    await pollUntil(home, async () => {
      expect((await statesOf(home, 'last')).slice(0, 4)).toEqual(Array(4).fill('Full time'));
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
    expect(await home.locator('.now').textContent()).toBe('');
    // The chances of the season's end are those of the results: the first in the table is first.
    await pollUntil(home, async () =>
      expect(await home.locator('.heat [class^=shade]').first().innerText()).toBe('100'),
    );
    await pollUntil(match, async () => {
      expect(await state.innerText()).toBe('Full time');
      expect(await match.locator('.chances .when').innerText()).toBe('Full time');
      expect(await match.locator('[data-chart] .home').getAttribute('d')).toMatch(/^M0 0L.*L89 100H90V0Z$/);
      expect(await match.locator('[data-chart] .veil').getAttribute('d')).toBe('');
      expect(await match.locator('[data-chart] .goals').getAttribute('d')).toMatch(/^(M\d+ 0V100){3}$/);
      expect(await board.locator('.score').innerText()).toBe('3–0');
      expect(await board.getAttribute('class')).toContain('scored');
      expect(await match.title()).toMatch(/^3–0 · /);
    });
    const events = match.locator('[data-events] li');
    await pollUntil(match, async () => {
      const lines = await events.allInnerTexts();
      // A scorer may be named later.
      expect(lines).toContainEqual(expect.stringMatching(/^Full time\s+3–0$/));
      expect(lines.filter((line) => line.startsWith('Goal · '))).toHaveLength(3);
      expect(lines[0]).toMatch(/^Kick-off/);
    });
  });

  it('has the next match of a followed club in the reader’s time, what it needs, and who scored', async () => {
    const page = await follow('/clubs/forge-fc');
    expect(await page.locator('.club-now .next-match').innerText()).toMatch(
      /^Next: against York United\s+.*4:00\u00a0p\.m\.\u00a0EDT\s+\(9:00\u00a0p\.m\..*, your time\)/,
    );
    await page.locator('.band button').click();
    await page.goto(served.url.href);
    const card = page.locator('.own-card .next-match');
    await card.waitFor(waiting);
    expect(await card.locator('.own-time').innerText()).toMatch(/9:00\u00a0p\.m\..*, your time/);
    expect(await page.locator('#follow').innerText()).toBe('You follow Forge FC');

    const answer = await fetch(new URL('/api/v1/projections?season=2025', served.url));
    const { projections } = (await answer.json()) as { projections: Projection[] };
    const open = projections.find(({ play_offs }) => play_offs !== null && play_offs > 0 && play_offs < 1);
    await page.goto(new URL(`/clubs/${(open ?? the(projections, { position: 8 })).club}`, served.url).href);
    expect(await page.locator('.points-needed').innerText()).toContain(
      open
        ? `${open.sufficient_points_play_offs} points sufficed for the play-offs in 90 of 100 simulations.`
        : 'The play-offs are out of reach.',
    );

    await page.goto(new URL('/seasons/2025/matches?club=forge-fc', served.url).href);
    const last = tables
      .rows('matches', 2025)
      .findLast(
        ({ date, home_club, away_club }) => date < day && [home_club, away_club].includes('forge-fc'),
      );
    const goals = tables.rows('goals', 2025).filter(({ match_id }) => match_id === last?.match_id);
    expect(goals).not.toHaveLength(0);
    const row = await page.locator(`[data-match="${last?.match_id}"]`).innerText();
    for (const { player_id, player, minute } of goals) {
      const name = nameOfPlayer(tables, { player_id, name: String(player) });
      expect(row).toContain(minute === null ? name : `${name} ${minute}`);
    }
  });

  it('is not asked for at other hours by a page without matches', async () => {
    const early = await follow('/records', -120);
    const requests: string[] = [];
    early.on('request', (request) => requests.push(request.url()));
    await early.reload();
    await early.clock.fastForward(60_000);
    expect(requests.filter((address) => address.includes('/api/'))).toEqual([]);
  });

  it('leaves a page that was made before it without results, which says so once', async () => {
    const page = await openPage({ timezoneId: 'America/Toronto' });
    pages.push(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.install({ time: minutesIn(26 * 60) });
    await page.goto(served.url.href);
    const banner = page.locator('[data-freshness]');
    expect(await banner.allInnerTexts()).toEqual([
      expect.stringMatching(
        /^Results missing since October 18: [1-9]\d*\. Results after October 1\d are not in yet\./,
      ),
    ]);
    expect(await banner.isVisible()).toBe(true);
  });
});

it.runIf(isPythonTested)(
  'a match day is shown before, during and after by MagicMirror, Home Assistant and Teamarr',
  { concurrent: true },
  async ({ onTestFinished }) => {
    const { url, replay, stop } = await servePast(minutesIn(-10), 30);
    onTestFinished(stop);

    /** What each tool shows of Forge FC. */
    const show = async (minutes: number) => {
      replay.set(minutesIn(minutes));
      const [scores, sensor, events] = await Promise.all([
        scoresOnMirror(url, day),
        sensorInHomeAssistant(url, minutesIn(minutes), 'forge-fc'),
        eventsInTeamarr(url, day),
      ]);
      const score = the(scores, { hTeamLong: 'Forge FC' });
      const event = events.find(
        ({ home_team }: { home_team: { id: string } }) => home_team.id === 'forge-fc',
      );
      return {
        matches: [scores.length, events.length],
        mirror: [score.gameMode, score.status[0], score.hScore, score.vScore],
        sensor: [sensor.values.state, sensor.fast, sensor.values.team_score, sensor.values.opponent_score],
        guide: [event.status.state, event.home_score, event.away_score],
        winner: sensor.values.team_winner,
      };
    };

    expect(await show(-10)).toEqual({
      matches: [4, 4],
      mirror: [0, expect.stringMatching(/^\d+:\d\d/), null, null],
      sensor: ['PRE', false, null, null],
      guide: ['scheduled', null, null],
      winner: null,
    });
    const halfTime = {
      mirror: [1, 'Half time', expect.any(Number), expect.any(Number)],
      sensor: ['IN', true, expect.stringMatching(/^\d$/), expect.stringMatching(/^\d$/)],
      guide: ['live', expect.any(Number), expect.any(Number)],
    };
    await vi.waitFor(async () => expect(await show(50)).toMatchObject(halfTime), waiting);
    const result = {
      mirror: [2, 'Final', 3, 0],
      sensor: ['POST', false, '3', '0'],
      guide: ['final', 3, 0],
      winner: true,
    };
    await vi.waitFor(async () => expect(await show(150)).toMatchObject(result), waiting);
    expect(await scoresOnMirror(url, day, ['FOR'])).toHaveLength(1);
    expect(await scoresOnMirror(url, '2025-10-17')).toEqual([]);
  },
);
