import { vi } from 'vitest';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import { endOf, kickoffOf } from '../../scripts/replay/play.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { FeedReader } from '../../src/feed/live/feed-reader.ts';
import { type LiveRows, type LiveTableName, overlaidTables } from '../../src/feed/live/live-tables.ts';
import { datasetOfSeason } from '../../src/records/dataset/index.ts';
import type { Tables } from '../../src/records/published.ts';
import type { Json } from '../fixtures/feed.ts';
import { inMemoryStorage } from './in-memory-storage.ts';
import { matchDayOf } from './match-day.ts';
import { storedSeason } from './stored-season.ts';
import { perWorld } from './world.ts';

export const minute = 60_000;

/** Returns a match day as the reader of a league's feed follows it from the replay, without a server. */
export const liveDayOf = perWorld(async (world) => {
  const { dataset, project } = world;
  const { match, played, season } = matchDayOf(world);
  const feed = await ReplayedFeed.read(project, 0);

  /** Returns a day of the season: its matches, when the first begins and the last ends, and the morning before. */
  function matchDay(day: string) {
    const matches = played.filter(({ date }) => date === day);
    const begin = Math.min(...matches.map((row) => kickoffOf(row).getTime()));
    const end = Math.max(...matches.map((row) => endOf(row).getTime()));
    const morning = rewind(dataset, new Date(begin - 60 * minute), season);
    /** Returns a reader that knows what a refresh would have stored an hour before the day begins. */
    const newReader = (storage = inMemoryStorage()) =>
      new FeedReader(storedSeason(morning, season), storage, 'https://feed.test');
    return { matches, begin, end, morning, newReader };
  }

  const lastDay = matchDay(match.date);
  let tablesOfMorning: Tables | undefined;

  /** The matches of the day, and when the first begins and the last ends, in milliseconds since 1970. */
  const { matches: matchesOfDay, begin, end, newReader } = lastDay;

  /** Answers requests to the feed from the replay, with a change; those that a fault concerns fail. */
  function answerFromReplay(change: (body: Json) => Json = (body) => body): void {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const { pathname, searchParams } = new URL(String(url));
      const { body, fault } = feed.answer(decodeURIComponent(pathname), searchParams);
      return body && !fault ? Response.json(change(body as Json)) : new Response('', { status: 500 });
    });
  }

  /** Returns the tables that answers are made from at a moment of the day. */
  async function tablesAt(
    reader: FeedReader,
    ms: number,
    liveTables: readonly LiveTableName[],
  ): Promise<Tables> {
    feed.set(new Date(ms));
    const { tables } = await reader.read(liveTables, ms);
    // Each reading has the rows of its table.
    const rows = Object.fromEntries(tables.map((reading) => [reading.table, reading.rows])) as LiveRows;
    tablesOfMorning ??= deriveTables(datasetOfSeason(lastDay.morning, season), []);
    return overlaidTables(tablesOfMorning, season, rows);
  }

  return { feed, matchDay, matchesOfDay, begin, end, newReader, answerFromReplay, tablesAt };
});
