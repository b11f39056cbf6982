import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { FeedReader } from '../../../src/edge/league-feed/feed-reader.ts';
import { partCounts } from '../../../src/edge/league-feed/list-parts.ts';
import { feedResources, windowsMs } from '../../../src/edge/league-feed/requests.ts';
import { timeoutMs, waitMs } from '../../../src/edge/league-feed/timing.ts';
import { liveAdapter } from '../../../src/feed/live-adapters.ts';
import { feedPaths, playerCategories } from '../../../src/feed/paths.ts';
import type { SeasonContext } from '../../../src/feed/season-context.ts';
import type { Match } from '../../../src/records/match.ts';
import { context, refresh, season, tables, withReader } from '../with-reader.ts';

const noMatches = { matches: [] };
const page = (currentPage: number, totalPages: number) => ({
  players: [],
  pagination: { currentPage, totalPages, isLastPage: currentPage === totalPages },
});

let feed: MockInstance<typeof fetch>;
const answer = (body: unknown) => feed.mockImplementation(async () => Response.json(body));

const startTimer = globalThis.setTimeout;
/** Lets timers of the reader end at once, or never. */
function timersOf(ending: readonly number[]): void {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    if (ms !== waitMs && ms !== timeoutMs) return startTimer(run, ms);
    return ending.includes(ms) ? startTimer(run, 0) : 0;
  });
}

beforeEach(() => {
  feed = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Nothing is too slow on a busy machine.
  timersOf([]);
});

describe('FeedReader', () => {
  it('asks once for all who want an answer, and again when its window is over', () =>
    withReader('once', async (reader) => {
      answer(noMatches);
      await Promise.all([refresh(reader, 0), refresh(reader, 0)]);
      await refresh(reader, windowsMs.schedule - 1);
      expect(feed).toHaveBeenCalledOnce();
      expect(reader.answers(0)).toEqual({ schedule: [] });
      await refresh(reader, windowsMs.schedule);
      expect(feed).toHaveBeenCalledTimes(2);
    }));

  it('asks for each resource at its own address', () =>
    withReader('addresses', async (reader) => {
      answer(noMatches);
      await refresh(reader, 0);
      await reader.refresh('standings', context, tables, 0);
      const { matches, standings } = feedPaths(context.seasonId);
      expect(feed.mock.calls.map(([url]) => String(url))).toEqual(
        [matches, standings].map((path) => `https://feed.test${path}`),
      );
    }));

  it('asks for the schedule first where that has to name the clubs, and for nothing else without it', () =>
    withReader('clubs', async (reader) => {
      answer(noMatches);
      const match = { match_id: 'm', home_club: 'a', away_club: 'b' } as Match;
      const unknown = { ...context, matches: new Map([[match.match_id, match]]) };
      await reader.refresh('standings', unknown, tables, 0);
      expect(feed.mock.calls.map(([url]) => String(url))).toEqual([
        `https://feed.test${feedPaths(context.seasonId).matches}`,
      ]);
      expect(reader.attempts('standings').error).toBe(
        'the feed has given no schedule, which names the clubs',
      );
    }));

  it('has nothing of a season but the one that is open', () =>
    withReader('seasons', async (reader) => {
      answer(noMatches);
      await refresh(reader, 0);
      for (const one of [season + 1, season]) {
        reader.open(one);
        expect([reader.answers(0), reader.attempts('schedule')]).toEqual([{}, {}]);
      }
    }));

  it('wants the schedule always, and a list for ten of its windows after a request', () =>
    withReader('wanted', async (reader) => {
      feed.mockImplementation(async () => Response.json(page(1, 1)));
      const now = 1_000_000_000;
      expect([reader.isWanted('schedule', now), reader.isWanted('players', now)]).toEqual([true, false]);
      void refresh(reader, now, 'players');
      await vi.waitUntil(() => reader.hasSteps);
      const until = now + 10 * windowsMs.players;
      expect([reader.isWanted('players', until - 1), reader.isWanted('players', until)]).toEqual([
        true,
        false,
      ]);
    }));

  it('requests nothing that the feed has no address for', () =>
    withReader('schedule alone', async (_, __, sql) => {
      answer(noMatches);
      const adapter = { ...liveAdapter(), paths: () => ({ matches: '/matches' }) };
      const reader = new FeedReader({ sql }, 'https://feed.test', () => {}, adapter);
      reader.open(season);
      for (const resource of feedResources) await reader.refresh(resource, context, tables, 0);
      expect(feed.mock.calls.map(([address]) => String(address))).toEqual(['https://feed.test/matches']);
      expect(feedResources.filter((one) => reader.isOffered(one, context))).toEqual(['schedule']);
      expect([reader.attempts('players'), reader.hasSteps]).toEqual([{}, false]);
    }));

  it('remembers the last good answer over a restart', () =>
    withReader('restart', async (reader, restart) => {
      answer(noMatches);
      await refresh(reader, 5000);
      const after = restart();
      expect(after.answers(5000)).toEqual({ schedule: [] });
      expect(after.attempts('schedule')).toEqual(reader.attempts('schedule'));
    }));

  it('has its answers in memory where storage takes no more rows, and logs that once', () =>
    withReader('full', async (_, __, sql) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const exec = (query: string, ...bindings: (string | number)[]) => {
        if (/^(INSERT|DELETE)/.test(query)) throw new Error('no more rows');
        return sql.exec(query, ...bindings);
      };
      const reader = new FeedReader({ sql: { exec } }, 'https://feed.test', () => {});
      reader.open(season);
      feed.mockImplementation(async () => Response.json({ ...noMatches, ...page(1, 1) }));
      const done = Promise.all([refresh(reader, 0), refresh(reader, 0, 'players')]);
      await vi.waitUntil(() => reader.hasSteps);
      while (await reader.takeStep(context, tables));
      await done;
      expect(reader.answers(0)).toEqual({ schedule: [], players: [] });
      expect(logged).toHaveBeenCalledOnce();
    }));

  it('leaves a feed that fails in peace, and then says what it did', () =>
    withReader('failing', async (reader) => {
      feed.mockImplementation(async () => new Response('', { status: 503 }));
      await refresh(reader, 0);
      await refresh(reader, 14_999);
      expect(feed).toHaveBeenCalledOnce();
      expect(reader.attempts('schedule')).toMatchObject({ failedAt: 0, error: 'the feed answered 503' });
    }));

  it('publishes nothing internal of an error of our own', () =>
    withReader('internal', async (reader) => {
      answer(noMatches);
      await reader.refresh('schedule', null as unknown as SeasonContext, tables, 0);
      expect(reader.attempts('schedule').error).toBe("the feed's answer could not be read");
    }));

  it('waits no longer than a reading may take, and has the answer when it comes', () =>
    withReader('slow', async (reader) => {
      timersOf([waitMs]);
      const { promise, resolve } = Promise.withResolvers<Response>();
      feed.mockReturnValue(promise);
      await refresh(reader, 0);
      expect(reader.attempts('schedule').error).toBe('the feed took longer than 3 seconds');
      resolve(Response.json(noMatches));
      await vi.waitUntil(() => reader.attempts('schedule').error === undefined);
      expect(reader.answers(0)).toEqual({ schedule: [] });
    }));

  it('waits once for a list that is slow, and again for the next one', () =>
    withReader('slow list', async (reader) => {
      timersOf([waitMs]);
      feed.mockImplementation(async () => Response.json(page(1, 1)));
      const waits = () =>
        vi.mocked(globalThis.setTimeout).mock.calls.filter(([, delayMs]) => delayMs === waitMs).length;
      for (const now of [0, windowsMs.players]) {
        const before = waits();
        for (let reading = 0; reading < 3; reading++) await refresh(reader, now, 'players');
        expect(waits() - before).toBe(1);
        expect(reader.attempts('players').error).toBeUndefined();
        while (await reader.takeStep(context, tables));
      }
      expect(reader.answers(0)).toEqual({ players: [] });
    }));

  it('reads a list in steps, goes on after a restart, and answers when it has taken the last', () =>
    withReader('steps', async (reader, restart) => {
      feed.mockImplementation(async () => Response.json(page(1, 1)));
      // The promise of the reading is the former reader's: it never settles.
      void refresh(reader, 0, 'players');
      await vi.waitUntil(() => reader.hasSteps);
      expect(await reader.takeStep(context, tables)).toBe('page');
      expect(reader.answers(0)).toEqual({});
      const after = restart();
      const steps: string[] = [];
      for (
        let step = await after.takeStep(context, tables);
        step;
        step = await after.takeStep(context, tables)
      )
        steps.push(step);
      expect(steps).toEqual([
        ...playerCategories.slice(1).map(() => 'page'),
        ...Array.from({ length: partCounts.players - 1 }, () => 'part'),
        'last part',
      ]);
      expect(feed).toHaveBeenCalledTimes(playerCategories.length);
      expect(after.answers(0)).toEqual({ players: [] });
      expect(after.hasSteps).toBe(false);
    }));

  it('writes a row or two a step where the list is as it was', () =>
    withReader('rows written', async (_, __, sql) => {
      let written = 0;
      const exec = (query: string, ...bindings: (string | number)[]) => {
        const cursor = sql.exec(query, ...bindings);
        const rows = cursor.toArray();
        written += cursor.rowsWritten;
        return rows;
      };
      const reader = new FeedReader({ sql: { exec } }, 'https://feed.test', () => {});
      reader.open(season);
      feed.mockImplementation(async () => Response.json(page(1, 1)));
      const steps = playerCategories.length + partCounts.players;
      const counts: number[] = [];
      for (let round = 0; round < 4; round++) {
        written = 0;
        const done = refresh(reader, round * windowsMs.players, 'players');
        await vi.waitUntil(() => reader.hasSteps);
        while (await reader.takeStep(context, tables));
        await done;
        counts.push(written);
      }
      // The begin, each step, the answer and the end; at first the entries, and the rows twice.
      const always = steps + 3;
      expect(counts).toEqual([
        always + playerCategories.length + partCounts.players,
        always + partCounts.players,
        always,
        always,
      ]);
    }));

  it('ends a list with the first page that fails', () =>
    withReader('failing page', async (reader) => {
      answer({ players: 7 });
      const done = refresh(reader, 0, 'players');
      await vi.waitUntil(() => reader.hasSteps);
      while (await reader.takeStep(context, tables));
      await done;
      expect(reader.attempts('players').error).toMatch(/^the feed's answer has no list 'players'/);
      expect(reader.hasSteps).toBe(false);
    }));
});
