import { evictAllDurableObjects } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../src/records/match.ts';
import { pick } from '../../src/records/typed.ts';
import { file } from '../support/edge/ask.ts';
import { club } from '../support/edge/examples.ts';
import {
  ask,
  askWithoutContract,
  current,
  fault,
  firstTable,
  freshReader,
  freshWorker,
  hasResults,
  requestCount,
  schedule,
  seconds,
  serveLive,
  slow,
  start,
  useless,
} from '../support/edge/live-service.ts';

const endpoints = [
  '/live?all=true',
  '/live/events',
  `/matches?season=${current}&limit=500`,
  `/matches?team=${club}&order=desc`,
  `/standings?season=${current}`,
  '/standings',
  '/players',
  '/leaderboards',
  '/team-stats',
  '/health',
];

/** Asks every live endpoint at once, so that what they wait for is shared. */
function askAll(now: number) {
  return Promise.all(endpoints.map(async (path) => [path, await ask(path, now)] as const));
}

/** Expects the results of the last refresh in an answer, whatever the feed says. */
function expectStoredResults(matches: readonly Match[] | undefined): void {
  const result = (match: Match) => pick(match, ['match_id', 'status', 'home_goals', 'away_goals', 'winner']);
  const shown = new Map(matches?.map((match) => [match.match_id, match]));
  for (const match of schedule.filter(({ status }) => status === 'FINISHED')) {
    const shownMatch = shown.get(match.match_id);
    if (shownMatch) expect(result(shownMatch)).toEqual(result(match));
  }
}

const text = expect.any(String);
serveLive();

it('while the feed answers, the current season is live, with the lifetime of live answers', async () => {
  const live = await ask('/live?all=true', start);
  expect(live.json).toMatchObject({
    source: 'official-live',
    stale: false,
    updated_at: new Date(start).toISOString(),
  });
  expect(live.headers.get('Cache-Control')).toMatch(/^public, max-age=15, stale-while-revalidate=/);
  const matches = await ask(`/matches?season=${current}`, start);
  expect(new Set(matches.json.matches.map(({ source }) => source))).toEqual(new Set(['official-live']));
  expect(matches.headers.get('Cache-Control')).toMatch(/^public, max-age=60,/);
  expect(matches.headers.has('Content-Location')).toBe(false);
  const tables = `/standings?season=${current}&stage=${await firstTable()}`;
  expect((await ask(tables, start)).json.source).toBe('official');
  if (hasResults) expect((await ask('/team-stats', start)).json.source).toBe('official-live');
});

it('while the feed answers, matches and clubs are as at the last refresh from the same feed', async () => {
  const stored: Match[] = JSON.parse(await file(`/dumps/matches/${current}.json`));
  const { json } = await ask(`/matches?season=${current}&limit=500`, start);
  const known = ({ source: _, phase: __, clock: ___, ...rest }: Match) => rest;
  expect(json.matches.map(known)).toEqual(stored.map(known));
  if (!hasResults) return;
  const figures = JSON.parse(await file(`/data/v1/team-stats/season/${current}.json`));
  expect((await ask('/team-stats', start)).json).toEqual({
    ...figures,
    source: 'official-live',
    stale: false,
    updated_at: new Date(start).toISOString(),
  });
});

it('while the feed answers, a thousand requests at once cause one request', async () => {
  const before = await requestCount('/matches');
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async () => (await askWithoutContract('/live', start)).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await requestCount('/matches')).toBe(before + 1);
});

it('the feed is not requested where it is turned off', async () => {
  const before = await requestCount('/matches');
  for (const more of [{ FEED_ENABLED: 'false' }, { FEED_ORIGIN: '' }]) {
    const live = await ask('/live', start, more);
    expect(live.json).toMatchObject({ source: 'snapshot', stale: null, updated_at: null });
    const events = await ask('/live/events', start, more);
    expect(events.json).toMatchObject({ source: null, stale: null, updated_at: null });
    expect((await ask(`/matches?season=${current}`, start, more)).headers.get('Content-Location')).toBe(
      `/data/v1/matches/season/${current}.json`,
    );
    expect((await ask('/health', start, more)).json.feed.enabled).toBe(false);
  }
  expect(await requestCount('/matches')).toBe(before);
});

describe.for([...useless, ...slow])('when the feed gives %s', (name) => {
  it('from the first, the last refresh answers, and says so', async () => {
    await fault(name);
    for (const [path, { status, json }] of await askAll(start)) {
      expect(status, path).toBe(200);
      if (path === '/health') {
        expect(json).toMatchObject({ status: 'degraded', feed: { enabled: true } });
        continue;
      }
      // What the service says without a feed, the archive or the last refresh, and of /live that it is stale.
      const withoutFeed = (await ask(path, start, { FEED_ENABLED: 'false' })).json;
      expect(json, path).toEqual(path.startsWith('/live') ? { ...withoutFeed, stale: true } : withoutFeed);
      expectStoredResults(json.matches);
    }
    // An empty table is a good answer, which may come before or after that to /health: this reader asks for none.
    freshReader();
    if (name !== 'empty') await ask('/live/events', start);
    const { feed } = (await ask('/health', start)).json;
    expect(feed).toMatchObject({ last_success: null, last_error: text });
  });

  it('later on, the last good answer is used', async () => {
    await askAll(start);
    await fault(name);
    for (const [path, { status, json }] of await askAll(start + seconds(61))) {
      expect(status, path).toBe(200);
      if (path.startsWith('/live')) {
        expect(json).toMatchObject({
          source: 'official-live',
          stale: true,
          updated_at: new Date(start).toISOString(),
        });
      }
      if (path === '/team-stats' && hasResults) expect(json.source).toBe('official-live');
      if (path === '/health')
        expect(json).toMatchObject({ status: 'degraded', feed: { last_success: text, last_error: text } });
      expectStoredResults(json.matches);
    }
  });
});

it('a restart with a dead feed loses nothing: the last good answer is stored', async () => {
  const before = await ask('/live?all=true', start);
  await fault('500');
  await evictAllDurableObjects();
  await freshWorker();
  const after = await ask('/live?all=true', start + seconds(60));
  expect(after.json).toEqual({ ...before.json, stale: true });
});
