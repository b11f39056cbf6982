import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { LeagueFeed } from '../../../src/edge/league-feed.ts';
import { windowsMs } from '../../../src/feed/live/timing.ts';
import type { LiveEvent } from '../../../src/records/live-event.ts';
import { matchesOf, snapshot } from '../examples.ts';
import { faultlessAnswer, waitForReadings, withLeagueFeed } from '../league-feeds.ts';
import { league } from '../service.ts';

const [next] = (await matchesOf(snapshot.season)).filter(
  ({ status, kickoff_utc }) => status === 'UPCOMING' && kickoff_utc !== null,
);
const kickoff = Date.parse(next?.kickoff_utc ?? '');

let feed: MockInstance<typeof fetch>;
/** What the schedule says of the match. */
let state: Record<string, unknown>;
/** How many red cards of the home club the header lists. */
let redCards: number;
let now: number;

const inPlay = (home: number, away: number) => ({
  status: 'LIVE',
  providerStatus: 'Playing',
  phase: 'FIRST_HALF',
  time: '20',
  homeScorePush: home,
  awayScorePush: away,
  providerHomeScore: home,
  providerAwayScore: away,
});

beforeEach(() => {
  state = {};
  redCards = 0;
  now = kickoff - windowsMs.schedule;
  feed = vi.spyOn(globalThis, 'fetch');
  feed.mockImplementation(async (url) => {
    if (String(url).includes('/header')) {
      const side = { scores: [], redCards: Array(redCards).fill({}) };
      return Response.json({ home: side, away: { scores: [], redCards: [] } });
    }
    const { matches, ...body } = await faultlessAnswer(url, now);
    const changed = matches?.map((entry) =>
      entry.matchId === next?.match_id ? { ...entry, ...state } : entry,
    );
    return Response.json({ ...body, ...(changed && { matches: changed }) });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  waitForReadings();
});

/** Reads the events a minute later, when every source is due. */
async function eventsOf(reader: LeagueFeed): Promise<readonly LiveEvent[]> {
  now += windowsMs.headers;
  const { tables } = await reader.read(['events'], now);
  return (tables[0]?.rows ?? []) as readonly LiveEvent[];
}

const kindsOf = (events: readonly LiveEvent[]) =>
  events.map(({ kind, home_goals, away_goals }) => `${kind} ${home_goals}-${away_goals}`);

const homeChances = (events: readonly LiveEvent[]) => events.map(({ probabilities }) => probabilities?.home);

describe.runIf(league.feed && next)('the events of the reader', () => {
  it('are each reported once by readers that are started anew, with a goal that is taken back', () =>
    withLeagueFeed('events', async ({ readerAt, storage }) => {
      const restarted = () => eventsOf(readerAt(now));
      expect(await restarted()).toEqual([]);
      state = inPlay(1, 0);
      const first = await restarted();
      expect(kindsOf(first)).toEqual(['kick_off 0-0', 'goal 1-0']);
      const [atKickOff = 0, afterGoal = 0] = homeChances(first);
      expect(afterGoal).toBeGreaterThan(atKickOff + 0.15);
      expect(await restarted()).toEqual(first);
      state = inPlay(0, 0);
      redCards = 1;
      const taken = await restarted();
      expect(taken.slice(0, 2)).toEqual(first);
      expect(kindsOf(taken.slice(2))).toEqual(['goal_cancelled 0-0', 'red_card 0-0']);
      // The answer with both has both in the chances after each of them.
      const [afterBoth = 1, afterCard] = homeChances(taken.slice(2));
      expect(afterBoth).toBeLessThanOrEqual(atKickOff);
      expect(afterCard).toBe(afterBoth);
      const written = vi.spyOn(storage.kv, 'put');
      expect(await restarted()).toEqual(taken);
      expect(written.mock.calls.map(([key]) => key.split(' ').at(-1))).not.toContain('events');
    }));

  it('are recorded by the alarm too, while no client asks', () =>
    withLeagueFeed('events-of-alarm', async ({ readerAt }) => {
      await eventsOf(readerAt(now));
      state = inPlay(0, 1);
      now += windowsMs.schedule;
      await readerAt(now).alarm();
      feed.mockImplementation(async () => new Response('', { status: 503 }));
      expect(kindsOf(await eventsOf(readerAt(now)))).toEqual(['kick_off 0-0', 'goal 0-1']);
    }));
});
