import { evictAllDurableObjects } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../src/records/live-event.ts';
import type { Match } from '../../src/records/match.ts';
import { pick } from '../../src/records/typed.ts';
import { ask, current, freshWorker, schedule, seconds, serveLive } from '../support/edge/live-service.ts';

type Entry = Record<string, unknown>;
type Change = (entry: Entry) => Entry | Entry[];

const scored = (home: unknown, away: unknown) => ({
  homeScorePush: home,
  providerHomeScore: home,
  awayScorePush: away,
  providerAwayScore: away,
});

const notBegun = { status: 'UPCOMING', phase: 'PRE_MATCH', ...scored(null, null) };

const match = schedule.find(({ status, kickoff_utc }) => status === 'UPCOMING' && kickoff_utc !== null);
const kickoff = Date.parse(match?.kickoff_utc ?? '');
const isMatch = (entry: Entry) => entry.matchId === match?.match_id;

/** What the feed says of the match, and how the tests change it. */
let [state, change]: [Entry, Change] = [{}, (entry) => entry];
let now = kickoff + seconds(3600);

serveLive('faultlessFeedOrigin');

beforeEach(() => {
  state = { status: 'LIVE', phase: 'SECOND_HALF', time: '60', ...scored(2, 1) };
  change = (entry) => entry;
  now = kickoff + seconds(3600);
  const replayed = vi.mocked(fetch).getMockImplementation() as typeof fetch;
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const response = await replayed(url, init);
    if (!response.ok) return response;
    const body = await response.json<{ matches?: Entry[] }>();
    const matches = body.matches?.map((entry) => (isMatch(entry) ? { ...entry, ...state } : entry));
    const changed = matches && { matches: matches.flatMap((entry) => change(entry)) };
    return Response.json({ ...body, ...changed, apiCallRequestTime: new Date(now).toISOString() });
  });
});

interface Answered {
  readonly stale: boolean | null;
  readonly updated_at: string | null;
  readonly matches: readonly Match[];
  readonly standings: readonly { readonly points: number }[];
  readonly events: readonly LiveEvent[];
  readonly status: string;
  readonly feed: { readonly held: readonly string[] };
}

async function get(path: string) {
  const { json, headers } = await ask(path, now);
  return { ...(json as unknown as Answered), etag: headers.get('ETag') };
}

/** Asks fifteen seconds later for the match, the table as it stands and the events. */
async function readNext() {
  now += seconds(15);
  const matches = await get(`/matches?season=${current}&limit=500`);
  const table = await get(`/standings?season=${current}&in_play=true`);
  const live = await get('/live?all=true');
  const shown = matches.matches.find(({ match_id }) => match_id === match?.match_id);
  return {
    result: shown && pick(shown, ['status', 'home_goals', 'away_goals']),
    standings: table.standings,
    freshness: [matches, table, live].map(({ stale }) => stale),
    updatedAt: [matches, table, live].map(({ updated_at }) => updated_at),
    etags: [matches.etag, table.etag, live.etag],
    events: (await get('/live/events')).events.map(({ kind }) => kind),
    health: await get('/health'),
  };
}

const inPlay = { status: 'LIVE', home_goals: 2, away_goals: 1 };

// Between two seasons there is no match to come.
describe.runIf(match)('the match in play', () => {
  it('is as old as its last change, so that an answer with the same rows is the same', async () => {
    const first = await readNext();
    expect(first.result).toEqual(inPlay);
    expect(first.freshness).toEqual([false, false, false]);
    const at = new Date(now).toISOString();
    expect(first.updatedAt).toEqual([at, at, at]);
    const second = await readNext();
    expect(second.updatedAt).toEqual(first.updatedAt);
    expect(second.etags.slice(0, 2)).toEqual(first.etags.slice(0, 2));
    state = { ...state, time: '61' };
    const third = await readNext();
    const later = new Date(now).toISOString();
    // The clock is no figure of the table.
    expect(third.updatedAt).toEqual([later, later, later]);
  });

  it('moves no answer about other matches with its clock', async () => {
    const others = schedule.filter(({ home_club, away_club }) =>
      [home_club, away_club].every((club) => club !== match?.home_club && club !== match?.away_club),
    );
    const paths = [
      `/matches?season=${current}&team=${others[0]?.home_club}&opponent=${others[0]?.away_club}`,
      `/matches?season=${current}&match_id=${others[0]?.match_id}&include=goals`,
      `/matches/${others[0]?.match_id.split('::').at(-1)}`,
      `/matches?season=${current}&team=${others[0]?.home_club}&opponent=${others[0]?.away_club}&fields=venue`,
    ];
    await readNext();
    const readOthers = () => Promise.all(paths.map(get));
    const before = await readOthers();
    state = { ...state, time: '61' };
    const { updatedAt } = await readNext();
    const after = await readOthers();
    expect(updatedAt[0]).toBe(new Date(now).toISOString());
    expect(after.map(({ etag, updated_at }) => [etag, updated_at])).toEqual(
      before.map(({ etag, updated_at }) => [etag, updated_at]),
    );
    expect(before.map(({ stale }) => stale)).toEqual(paths.map(() => false));
  });

  it('is no live row of a page of earlier seasons', async () => {
    const first = await get('/matches?limit=10');
    expect(first.matches.map(({ season }) => season)).not.toContain(current);
    expect([first.stale, first.updated_at]).toEqual([null, null]);
  });

  it.for<[string, Change]>([
    ['is missing', (entry) => (isMatch(entry) ? [] : entry)],
    ['has its score as text', (entry) => (isMatch(entry) ? { ...entry, ...scored('2', '1') } : entry)],
    ['has a score of -1', (entry) => (isMatch(entry) ? { ...entry, ...scored(-1, 1) } : entry)],
    [
      'has its clubs swapped',
      (entry) => (isMatch(entry) ? { ...entry, home: entry.away, away: entry.home } : entry),
    ],
    [
      'is UPCOMING with all others that have begun',
      (entry) => (isMatch(entry) || entry.status === 'FINISHED' ? { ...entry, ...notBegun } : entry),
    ],
  ])('stays where its entry %s, across a restart, and is stale', async ([, distort]) => {
    const before = await readNext();
    change = distort;
    for (let times = 0; times < 3; times += 1) {
      if (times === 1) {
        await evictAllDurableObjects();
        await freshWorker();
      }
      const after = await readNext();
      expect(after.result).toEqual(inPlay);
      expect(after.standings).toEqual(before.standings);
      expect(after.freshness).toEqual([true, true, true]);
      expect(after.updatedAt).toEqual(before.updatedAt);
      expect(after.events).toEqual([]);
      expect(after.health.status).toBe('degraded');
      expect(String(after.health.feed.held)).toContain(match?.match_id);
    }
    change = (entry) => entry;
    expect((await readNext()).freshness).toEqual([false, false, false]);
  });

  it('loses a goal in rows, table and events together, with the second answer that says so', async () => {
    const before = await readNext();
    state = { ...state, ...scored(1, 1) };
    const held = await readNext();
    expect([held.result, held.standings, held.events]).toEqual([inPlay, before.standings, []]);
    const after = await readNext();
    expect(after.result).toEqual({ ...inPlay, home_goals: 1 });
    expect(after.standings).not.toEqual(before.standings);
    expect(after.events).toEqual(['goal_cancelled']);
  });

  it('has one change of the table where one answer takes its end back, and a goal at once', async () => {
    await readNext();
    state = { ...state, ...scored(3, 1) };
    expect((await readNext()).events).toEqual(['goal']);
    const over = { status: 'FINISHED', phase: 'FULL_TIME', time: '90', winReason: 'RegularTime' };
    const live = state;
    state = { ...state, ...over };
    const { events } = await readNext();
    expect(events.slice(0, 2)).toEqual(['goal', 'full_time']);
    for (const next of [live, { ...live, ...over }, { ...live, ...over }]) {
      state = next;
      expect((await readNext()).events).toEqual(events);
    }
  });

  it.for(['ABANDONED', 'SUSPENDED'])('keeps its score and is not in play where it is %s', async (status) => {
    await readNext();
    state = { ...state, status };
    expect((await readNext()).result).toEqual({ ...inPlay, status: 'SUSPENDED' });
  });
});

it('stale and updated_at are null where nothing is live', async () => {
  const past = await get(`/matches?season=${current - 1}`);
  expect([past.stale, past.updated_at]).toEqual([null, null]);
  const off = await ask(`/standings?season=${current}`, now, { FEED_ENABLED: 'false' });
  expect(off.json).toMatchObject({ stale: null, updated_at: null });
});
