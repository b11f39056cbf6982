import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../../build/build.ts';
import { Report } from '../../build/report.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { type Served, serve } from '../../scripts/serve.ts';
import type { Match } from '../../src/records/match.ts';
import { isBrowserTested, launchBrowser, openPage } from '../support/browser.ts';
import { goalBotOutput, runGoalBot } from '../support/goal-bot.ts';
import { datasetRoot } from '../support/tables.ts';
import { waiting } from '../support/waiting.ts';

/** The final of 2025: 2-1 after extra time, goals in minutes 33, 40 and 107. */
const final = 'c52f4791009a4c29b5ec46c3ef7b6dfd';
const kickoff = Date.parse('2025-11-09T22:20:00Z');
const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);
/** Its own folder: the tests of other processes have theirs. */
const folder = `dist.past-${process.pid}`;
const silent = new Report(new Writable({ write: (_chunk, _encoding, done) => done() }));

let replay: Replay;

beforeAll(async () => {
  const before = minutesIn(-30);
  await build(datasetRoot, silent, { out: folder, transform: (dataset) => rewind(dataset, before, 2025) });
  replay = await startReplay({ root: datasetRoot, at: before.toISOString(), speed: 0 });
});
afterAll(async () => {
  await replay.stop();
  for (const name of [folder, `${folder}.lock`])
    await rm(path.join(datasetRoot, name), { recursive: true, force: true });
});

/** Serves the past from a moment of the final, for as long as `run` takes. */
async function at<T>(moment: Date, run: (served: Served) => Promise<T>, speed = 1): Promise<T> {
  replay.set(moment);
  const served = await serve(
    datasetRoot,
    0,
    {
      RATE_LIMIT: '100000',
      FEED_ENABLED: 'true',
      FEED_ORIGIN: replay.origin,
      // It goes on, so that a request which timed out is tried again; the replayed feed stays at the moment.
      CLOCK: `${Date.now()} ${moment.getTime()} ${speed}`,
    },
    folder,
  );
  try {
    return await run(served);
  } finally {
    await served.stop();
  }
}

interface Live {
  season: number;
  live_count: number;
  source: string;
  stale: boolean;
  matches: Match[];
}

/** The answer of the feed. On a busy machine the first requests may time out, and answer from the stored data. */
async function live({ url }: Served): Promise<{ answer: Live; match: Match | undefined }> {
  const answer = await vi.waitFor(
    async () => {
      const found = (await (await fetch(new URL('/api/v1/live', url))).json()) as Live;
      expect(found.source).toBe('official-live');
      return found;
    },
    { ...waiting, interval: 1000 },
  );
  return { answer, match: answer.matches.find(({ match_id }) => match_id.endsWith(final)) };
}

describe('a replayed match day', () => {
  it('has no match in play before the kick-off', async () => {
    const { answer, match } = await at(minutesIn(-10), live);
    expect(answer).toMatchObject({ season: 2025, live_count: 0, source: 'official-live', stale: false });
    expect(match).toMatchObject({ status: 'UPCOMING', home_goals: null, away_goals: null, clock: null });
  });

  it('is live while it is played, with one request to the feed for all clients that ask at once', async () => {
    replay.requests.clear();
    const { answer, match } = await at(
      minutesIn(60),
      async (served) => {
        const answers = await Promise.all(
          Array.from({ length: 200 }, async () => (await fetch(new URL('/api/v1/live', served.url))).json()),
        );
        const last = await live(served);
        // On a busy machine some time out, and answer from the stored data; the feed is asked no more for that.
        const current = (answers as Live[]).filter(({ source }) => source === 'official-live');
        expect(new Set([...current, last.answer].map((one) => JSON.stringify(one))).size).toBe(1);
        expect([...replay.requests.values()]).toEqual([1]);
        return last;
      },
      // The clock does not go on: whatever the machine takes, the window of the feed does not end.
      0,
    );
    expect(answer.live_count).toBe(1);
    expect(match).toMatchObject({
      status: 'LIVE',
      phase: 'SECOND_HALF',
      clock: 46,
      source: 'official-live',
      winner: null,
    });
  });

  it('has finished matches after full time', async () => {
    const { answer, match } = await at(minutesIn(200), live);
    expect(answer.live_count).toBe(0);
    expect(match).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      home_goals: 2,
      away_goals: 1,
      winner: 'atletico-ottawa',
      win_reason: 'ExtraTime',
    });
  });

  it('has its goals posted by the bot of the examples', async () => {
    const moments = [-10, 30, 36, 43, 46, 70, 110, 125, 135, 145, 200].map(minutesIn);
    const posted = await at(
      minutesIn(-10),
      ({ url }) => runGoalBot(url, moments, (moment) => replay.set(moment)),
      // The Worker reads the feed anew after fifteen seconds of its clock.
      30,
    );
    await expect(posted).toMatchFileSnapshot(goalBotOutput);
  });

  it.runIf(isBrowserTested)('changes the home page, which also shows that the feed has failed', async () => {
    await at(minutesIn(30), ({ url }) => watchHomePage(url), 30);
  });
});

/** Opens the home page before the first goal, and watches it until after that and until the feed fails. */
async function watchHomePage(url: URL): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    // Routing turns the browser's cache off; its clock goes on only where the test says so.
    await page.route('**/api/**', (route) => route.continue());
    await page.clock.install();
    await page.goto(url.href);
    const scores = page.locator(`[data-match$="${final}"] .score`);
    const banner = page.locator('[data-freshness]');
    const pollUntil = (check: () => Promise<void>) =>
      vi.waitFor(
        async () => {
          await page.clock.fastForward(16_000);
          await check();
        },
        { ...waiting, interval: 1000 },
      );
    await pollUntil(async () => expect(await scores.allInnerTexts()).toEqual(['0', '0']));
    // An answer that ends too early does not end the watching.
    let cut = 0;
    const cutOff = (route: Route) => route.fulfill({ body: '{"matches":[' }).then(() => ++cut);
    await page.route('**/api/v1/live?*', cutOff, { times: 1 });
    await pollUntil(async () => expect(cut).toBe(1));
    replay.set(minutesIn(60));
    await pollUntil(async () => expect(await scores.allInnerTexts()).toEqual(['1', '1']));
    // On a busy machine a request may have failed before.
    await page.evaluate(`document.querySelector('[data-freshness]').hidden = true`);
    replay.fault('500');
    await pollUntil(async () => expect(await banner.isVisible()).toBe(true));
  } finally {
    replay.fault(null);
    await browser.close();
  }
}
