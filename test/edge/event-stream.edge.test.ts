import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { eventStream } from '../../src/edge/event-stream.ts';
import { type LiveEvent, liveEvent } from '../../src/records/live-event.ts';
import { blankRecord } from '../support/blank-row.ts';
import { askWith, contract } from '../support/edge/ask.ts';
import { snapshot } from '../support/edge/examples.ts';
import { fakeFeed } from '../support/edge/fake-feed.ts';
import { league } from '../support/edge/service.ts';

const eventOf = (id: number): LiveEvent =>
  blankRecord(liveEvent, {
    id,
    at: '2026-08-08T00:00:00Z',
    kind: 'goal',
    match_id: 'a::b',
    side: 'home',
    clock: 5,
    moves: [],
    home_team: 'A',
    away_team: 'B',
    home_club: 'a',
    away_club: 'b',
    home_goals: 1,
    away_goals: 0,
  });
const path = '/live/events';
const events = [eventOf(3), eventOf(7), eventOf(8)];
const { variables } = fakeFeed(snapshot.season, { events });
const ask = (search = '', headers: Record<string, string> = {}, method = 'GET') =>
  askWith({ ASSETS: env.ASSETS, ...variables }, path + search, { headers, method });
const stream = { Accept: 'text/event-stream' };

/** Reads the first frames of a stream, and ends it. */
async function framesOf(body: ReadableStream<Uint8Array> | null, count: number): Promise<string[]> {
  const reader = body?.getReader();
  const frames: string[] = [];
  for (let index = 0; index < count; index += 1)
    frames.push(new TextDecoder().decode((await reader?.read())?.value));
  await reader?.cancel();
  return frames;
}

const framesOfEvents = (...ids: number[]) =>
  ids.map((id) => `id: ${id}\ndata: ${JSON.stringify(eventOf(id))}\n\n`);

// A league without a feed is not asked for its events.
describe.skipIf(league.feed === null)('the events of the live feed', () => {
  it.for([
    ['', [3, 7, 8], 8],
    ['?since=3', [7, 8], 8],
    ['?since=4', [7, 8], 8],
    ['?since=9', [], 9],
  ] as const)('%s are those after an id', async ([search, ids, lastId]) => {
    const response = await ask(search);
    const text = await response.text();
    const { status, headers } = response;
    contract.assertValid({ address: `/api/v1${path}${search}`, status, headers, text });
    const answer = JSON.parse(text);
    expect(answer.events).toEqual(ids.map(eventOf));
    expect(answer).toMatchObject({
      count: ids.length,
      last_id: lastId,
      source: 'official-live',
      stale: false,
    });
    expect([headers.get('Vary'), headers.get('Cache-Control')?.split(',')[1]]).toEqual([
      'Accept, Accept-Encoding',
      ' max-age=15',
    ]);
  });

  it('are one reading of the feed, so that an answer waits for the feed once', async () => {
    const { read, variables } = fakeFeed(snapshot.season, { events });
    await askWith({ ASSETS: env.ASSETS, ...variables }, path);
    expect(read.mock.calls.map(([names]) => names)).toEqual([['events']]);
  });

  it('are none while the feed is off, and say so', async () => {
    const answer = await (await askWith({ ASSETS: env.ASSETS }, path)).json();
    const none = { count: 0, last_id: null, events: [], source: null, updated_at: null };
    expect(answer).toEqual({ season: snapshot.season, ...none, stale: null, hint: expect.any(String) });
  });

  it('are a stream, which begins after the last id that the client has', async () => {
    const response = await ask('?since=3', { Accept: 'text/event-stream, */*' });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    const refused = await ask('?since=3', { Accept: 'application/json, text/event-stream;q=0' });
    expect(refused.headers.get('Content-Type')).toContain('application/json');
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await framesOf(response.body, 3)).toEqual(['retry: 15000\n\n', ...framesOfEvents(7, 8)]);
    const resumed = await ask('?since=3', { ...stream, 'Last-Event-ID': '7' });
    expect(await framesOf(resumed.body, 2)).toEqual(['retry: 15000\n\n', ...framesOfEvents(8)]);
    const fromFirst = await ask('?since=0', stream);
    expect((await framesOf(fromFirst.body, 2)).slice(1)).toEqual(framesOfEvents(3));
  });

  it.for([stream, { ...stream, 'Last-Event-ID': 'x' }])(
    'are a stream from now on without an id of ours, which says how to ask for more: %j',
    async (headers) => {
      const frames = await framesOf((await ask('', headers)).body, 2);
      expect(frames[1]).toMatch(/^: .*since=0.*\nid: 8\n\n$/);
    },
  );

  it('have no stream of a wrong query, or without a body', async () => {
    expect((await ask('?since=x', stream)).status).toBe(400);
    const head = await ask('', stream, 'HEAD');
    expect([head.headers.get('Content-Type'), head.body]).toEqual(['application/json; charset=utf-8', null]);
  });
});

/** Reads a stream to its end; each reading gets the events so far. */
async function whole(
  since: number | undefined,
  readings: readonly (readonly LiveEvent[])[],
  isMatchNear: boolean,
) {
  let reads = 0;
  const waits: number[] = [];
  const stream = eventStream(since, {
    async read() {
      reads += 1;
      const events = readings[Math.min(reads, readings.length) - 1] ?? [];
      return { events, isMatchNear, updatedAt: null, isStale: false };
    },
    async wait(ms) {
      waits.push(ms);
    },
  });
  const frames: string[] = [];
  for await (const frame of stream) frames.push(new TextDecoder().decode(frame));
  const sent = frames.filter((frame) => frame.startsWith('id'));
  return { sent, reads, waits, isKept: frames.length - sent.length };
}

it('a stream of events sends each event once, and ends after a quarter of an hour', async () => {
  const { sent, reads, waits, isKept } = await whole(
    3,
    [events.slice(0, 1), events.slice(0, 2), events],
    true,
  );
  expect(sent).toEqual(framesOfEvents(7, 8));
  expect(waits).toEqual(Array(60).fill(15_000));
  // Every half a minute without an event a comment keeps the connection; the first frame says when to connect again.
  expect([reads, isKept]).toEqual([60, 30]);
});

it('a stream of events that begins now has what happens after its first reading', async () => {
  const { sent } = await whole(undefined, [events.slice(0, 2), events], true);
  expect(sent).toEqual(framesOfEvents(8));
  const before = Date.now();
  const later = eventOf(before + 60_000);
  // The reader may have failed at first.
  expect((await whole(undefined, [[], [...events, later]], true)).sent).toEqual(framesOfEvents(later.id));
});

it('a stream of events reads the events every five minutes while no match is near', async () => {
  expect((await whole(0, [events], false)).reads).toBe(3);
});

it('a stream of events gives events of a reader that has begun anew, whose ids are larger', async () => {
  const later = [eventOf(20)];
  expect((await whole(0, [events, [], later], true)).sent).toEqual(framesOfEvents(3, 7, 8, 20));
});
