import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Replay } from '../../scripts/replay/server.ts';
import type { Served } from '../../scripts/serve.ts';
import type { LiveEvent } from '../../src/records/live-event.ts';
import type { Match } from '../../src/records/match.ts';
import { isBrowserTested, launchBrowser } from '../support/browser.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { changedMatches, goalBotOutput, runGoalBot } from '../support/goal-bot.ts';
import { openLivePage, pollUntil } from '../support/live-page.ts';
import { buildPast, type Past } from '../support/past.ts';
import { isPythonTested, pythonFolder, runPython } from '../support/python.ts';
import { observedClient } from '../support/typescript-client.ts';
import { waiting } from '../support/waiting.ts';

/** The final of 2025: 2-1 after extra time, goals in minutes 33, 40 and 107. */
const final = 'c52f4791009a4c29b5ec46c3ef7b6dfd';
const kickoff = Date.parse('2025-11-09T22:20:00Z');
const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);
let replay: Replay;
let at: Past['at'];
let stop: Past['stop'];

beforeAll(async () => {
  ({ replay, at, stop } = await buildPast(minutesIn(-30), 2025));
});
afterAll(() => stop());

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
    const posted = await at(minutesIn(-10), ({ url }) => runGoalBot(url, moments, setMoment, hasRead), 60);
    await expect(posted).toMatchFileSnapshot(goalBotOutput);
  });

  it.runIf(isPythonTested)('is sent to clients that are cut off every minute, each event once', async () => {
    await at(minutesIn(-10), followCutOff, 60);
  });

  it.runIf(isBrowserTested)('changes the home page, which also shows that the feed has failed', async () => {
    await at(minutesIn(30), ({ url }) => watchHomePage(url), 30);
  });
});

/** Before the match, at half-time, after each goal and after the end. The Worker's clock goes on at sixty times the speed. */
const moments = [-10, 30, 36, 43, 46, 130, 200].map(minutesIn);

/** How often the header of the match was read. */
const headerReads = () =>
  [...replay.requests].reduce((sum, [path, count]) => (path.endsWith('/header') ? sum + count : sum), 0);
let readsBefore = 0;

function setMoment(moment: Date): void {
  replay.set(moment);
  readsBefore = headerReads();
}

/** Whether the header of the match in play was read twice since: one of the readings may have begun before. */
const hasRead = () =>
  replay.now() <= minutesIn(0) || replay.now() >= minutesIn(200) || headerReads() >= readsBefore + 2;

const program = `
import soccer_data_client as sd, soccer_data_client._events as client
client._RECONNECT_SECONDS = 0
for event in sd.events(since=0):
    print(event["id"], event["kind"], event["side"], event["player"])
    if event["kind"] == "full_time":
        break
`;

/** Follows the final with both clients, whose connections are cut off after each minute of its clock. */
async function followCutOff({ url }: Served): Promise<void> {
  const proxy = await startCuttingProxy(url, 1000);
  try {
    const { api, sleeps } = observedClient({ baseUrl: proxy.origin });
    const events: LiveEvent[] = [];
    const follow = async () => {
      for await (const event of api.events({ since: 0 })) {
        events.push(event);
        if (event.kind === 'full_time') return;
      }
    };
    const python = runPython(['-c', program], pythonFolder, { SOCCER_DATA_URL: proxy.origin });
    const followed = Promise.all([follow(), python]);
    let before = '';
    for (const moment of moments) {
      setMoment(moment);
      before = await changedMatches(url, before);
      await vi.waitFor(() => expect(hasRead()).toBe(true), waiting);
    }
    const [, { stdout }] = await followed;
    const answer = await (await fetch(new URL('/api/v1/live/events', url))).json();
    const all = (answer as { events: LiveEvent[] }).events;
    expect(events).toEqual(all.slice(0, events.length));
    const lines = events.map(({ id, kind, side, player }) => [id, kind, side ?? 'None', player ?? 'None']);
    expect(stdout).toBe(lines.map((line) => `${line.join(' ')}\n`).join(''));
    const reported = events.flatMap(({ kind, home_goals, away_goals }) =>
      kind === 'scorer' ? [] : [`${kind} ${home_goals}-${away_goals}`],
    );
    expect(reported).toEqual([
      'kick_off 0-0',
      'goal 0-1',
      'goal 1-1',
      'half_time 1-1',
      'goal 2-1',
      'full_time 2-1',
    ]);
    // Each client was cut off again and again.
    expect(sleeps.length).toBeGreaterThan(3);
    expect(proxy.connections()).toBeGreaterThan(2 * 3);
  } finally {
    proxy.stop();
  }
}

/** Opens the home page before the first goal, and watches it until after that and until the feed fails. */
async function watchHomePage(url: URL): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await openLivePage(browser, url);
    const scores = page.locator(`[data-match$="${final}"] .score`);
    const banner = page.locator('[data-freshness]');
    await pollUntil(page, async () => expect(await scores.allInnerTexts()).toEqual(['0', '0']));
    // An answer that ends too early does not end the watching.
    let cut = 0;
    const cutOff = (route: Route) => route.fulfill({ body: '{"matches":[' }).then(() => ++cut);
    await page.route('**/api/v1/live?*', cutOff, { times: 1 });
    await pollUntil(page, async () => expect(cut).toBe(1));
    replay.set(minutesIn(60));
    await pollUntil(page, async () => expect(await scores.allInnerTexts()).toEqual(['1', '1']));
    // On a busy machine a request may have failed before.
    await page.evaluate(`document.querySelector('[data-freshness]').hidden = true`);
    replay.fault('500');
    await pollUntil(page, async () => expect(await banner.isVisible()).toBe(true));
  } finally {
    replay.fault(null);
    await browser.close();
  }
}
