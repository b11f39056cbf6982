import { describe, expect, it, vi } from 'vitest';
import { InMemoryTables } from '../../../../src/derive/in-memory-tables.ts';
import { FeedReader } from '../../../../src/edge/league-feed/feed-reader.ts';
import { partCounts } from '../../../../src/edge/league-feed/list-parts.ts';
import { windowsMs } from '../../../../src/edge/league-feed/requests.ts';
import { waitMs } from '../../../../src/edge/league-feed/timing.ts';
import { feedPaths, playerCategories } from '../../../../src/feed/paths.ts';
import type { Player } from '../../../../src/records/player.ts';
import type { Tables } from '../../../../src/records/published.ts';
import { until } from '../../../support/until.ts';
import { countWrites } from '../../count-writes.ts';
import {
  context,
  noMatches,
  refresh,
  season,
  serveFeed,
  tables,
  timersOf,
  withReader,
} from '../../with-reader.ts';

const { answer, requested } = serveFeed();

const page = (currentPage: number, totalPages: number) => ({
  players: [],
  pagination: { currentPage, totalPages, isLastPage: currentPage === totalPages },
});

const refreshPlayers = (reader: FeedReader, now: number) => refresh(reader, now, 'players');

/** Takes all steps of the lists that are being read. */
async function takeSteps(reader: FeedReader, stored: Tables = tables): Promise<string[]> {
  const steps: string[] = [];
  for (
    let step = await reader.takeStep(context, stored);
    step;
    step = await reader.takeStep(context, stored)
  ) {
    steps.push(step);
    if (steps.length > 100) throw new Error('there is no end of steps');
  }
  return steps;
}

describe('the lists of FeedReader', () => {
  it('refreshes the schedule, and a list for ten of its windows after a client requested it', () =>
    withReader('wanted', async (reader) => {
      answer(() => Response.json({ ...noMatches, ...page(1, 1) }));
      const start = 1_000_000_000;
      /** Lets an alarm refresh what is wanted at a moment, and returns what it read. */
      const readAt = async (now: number) => {
        const before = requested().length;
        await reader.refreshWanted(context, tables, now);
        // A list begins in the same turn.
        await new Promise((resolve) => setTimeout(resolve));
        const isReading = reader.hasSteps;
        await takeSteps(reader);
        return { isReading, requests: requested().length - before };
      };
      const schedule = { isReading: false, requests: 1 };
      const both = { isReading: true, requests: 1 + playerCategories.length };
      expect(await readAt(start)).toEqual(schedule);
      const done = refreshPlayers(reader, start);
      await until(() => reader.hasSteps);
      await takeSteps(reader);
      await done;
      // That it was read for an alarm is no request of a client.
      expect(await readAt(start + 5 * windowsMs.players)).toEqual(both);
      expect(await readAt(start + 10 * windowsMs.players - 1)).toEqual(both);
      expect(await readAt(start + 15 * windowsMs.players)).toEqual(schedule);
    }));

  it('reads a list in steps, goes on after a restart, and answers when it has taken the last', () =>
    withReader('steps', async (reader, restart) => {
      answer(page(1, 1));
      // The promise of the reading is the former reader's: it never settles.
      void refreshPlayers(reader, 0);
      await until(() => reader.hasSteps);
      expect(await reader.takeStep(context, tables)).toBe('page');
      expect(reader.answers(0)).toEqual({});
      const after = restart();
      const steps = await takeSteps(after);
      expect(steps).toEqual([
        ...playerCategories.slice(1).map(() => 'page'),
        ...Array.from({ length: partCounts.players - 1 }, () => 'part'),
        'last part',
      ]);
      const { players } = feedPaths(context.seasonId);
      expect(requested()).toEqual(
        playerCategories.map((category) => `https://feed.test${players?.(category, 1, 100)}`),
      );
      expect(after.answers(0)).toEqual({ players: [] });
      expect(after.hasSteps).toBe(false);
    }));

  it('waits once for a list that is slow, and again for the next one', () =>
    withReader('slow list', async (reader) => {
      timersOf([waitMs]);
      answer(page(1, 1));
      const waits = () =>
        vi.mocked(globalThis.setTimeout).mock.calls.filter(([, delayMs]) => delayMs === waitMs).length;
      for (const now of [0, windowsMs.players]) {
        const before = waits();
        for (let reading = 0; reading < 3; reading++) await refreshPlayers(reader, now);
        expect(waits() - before).toBe(1);
        expect(reader.attempts('players').error).toBeUndefined();
        await takeSteps(reader);
      }
      expect(reader.answers(0)).toEqual({ players: [] });
    }));

  it('writes a row or two a step where the list is as it was', () =>
    withReader('rows written', async (_, __, sql) => {
      const counted = countWrites(sql);
      const reader = new FeedReader(counted, 'https://feed.test', () => {});
      reader.open(season);
      answer(page(1, 1));
      const steps = playerCategories.length + partCounts.players;
      const counts: number[] = [];
      for (let round = 0; round < 4; round++) {
        counted.takeCount();
        const done = refreshPlayers(reader, round * windowsMs.players);
        await until(() => reader.hasSteps);
        await takeSteps(reader);
        await done;
        counts.push(counted.takeCount());
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

  it('has its answers in memory where storage takes no more rows, and logs that once', () =>
    withReader('full', async (_, __, sql) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const exec = (query: string, ...bindings: (string | number)[]) => {
        if (/^(INSERT|DELETE)/.test(query)) throw new Error('no more rows');
        return sql.exec(query, ...bindings);
      };
      const reader = new FeedReader({ sql: { exec } }, 'https://feed.test', () => {});
      reader.open(season);
      answer({ ...noMatches, ...page(1, 1) });
      const done = Promise.all([refresh(reader, 0), refreshPlayers(reader, 0)]);
      await until(() => reader.hasSteps);
      await takeSteps(reader);
      await done;
      expect(reader.answers(0)).toEqual({ schedule: [], players: [] });
      expect(logged).toHaveBeenCalledOnce();
    }));

  it('ends a list with the first page that fails', () =>
    withReader('failing page', async (reader) => {
      answer({ players: 7 });
      const done = refreshPlayers(reader, 0);
      await until(() => reader.hasSteps);
      await takeSteps(reader);
      await done;
      expect(reader.attempts('players').error).toMatch(/^the feed's answer has no list 'players'/);
      expect(reader.hasSteps).toBe(false);
    }));

  it('refuses a list that lacks most of the stored season, and remembers why', () =>
    withReader('too little', async (reader, restart) => {
      const stored = new InMemoryTables();
      const rows = ['a', 'b', 'c', 'd'].map(
        (full_player_id) => ({ full_player_id, basis: 'feed' }) as Player,
      );
      stored.set('players', rows, season);
      answer(page(1, 1));
      const done = reader.refresh('players', context, stored, 0);
      await until(() => reader.hasSteps);
      await takeSteps(reader, stored);
      await done;
      for (const one of [reader, restart()]) {
        expect(one.attempts('players').error).toBe("the feed's answer lacks 4 of the 4 entries known");
        expect([one.answers(0), one.hasSteps]).toEqual([{}, false]);
      }
    }));
});
