import { vi } from 'vitest';
import type { FeedAdapter, SeasonContext } from '../../src/feed/adapter.ts';
import { feedAdapter } from '../../src/feed/adapters.ts';
import { FeedReader } from '../../src/feed/live/feed-reader.ts';
import type { FeedListName, LiveSeason, StoredSeason } from '../../src/feed/live/live-season.ts';
import { type LiveTableName, liveTableLists } from '../../src/feed/live/live-tables.ts';
import { requestTime } from '../../src/feed/sdp/entry-fields.ts';
import type { Row } from '../../src/records/published.ts';
import type { FeedStatus } from '../../src/records/service-status.ts';
import { keysOf, omit } from '../../src/records/typed.ts';
import { matchEntry, scheduleAnswer } from '../fixtures/feed.ts';
import { inMemoryStorage } from './in-memory-storage.ts';
import { storedSeason } from './stored-season.ts';
import { dataset as present } from './tables.ts';

/** When the answers are read that do not say when they were made. */
const defaultNow = new Date('2025-10-26T19:20:00Z');

/** What the reader gives of the feed's answers. */
interface Live {
  /** A table is missing where the feed has given too little for it. */
  readonly tables: { readonly [Name in LiveTableName]?: readonly Row<Name>[] };
  readonly season: LiveSeason;
  readonly status: FeedStatus;
}

/**
 * Reads answers of the feed by source, each list in one page of its first category; a feed has no other sources, but for the
 * stored schedule.
 */
export async function readLive(
  stored: StoredSeason,
  bodies: { readonly [Name in FeedListName]?: unknown },
  now = requestTime(bodies.schedule) ?? defaultNow,
  full: FeedAdapter = feedAdapter(stored.dataset.league),
): Promise<Live> {
  const lacking = (['standings', 'players', 'teamStats'] as const).filter((name) => !(name in bodies));
  const adapter = {
    ...full,
    paths: (seasonId: string) => omit(full.paths(seasonId), [...lacking, 'header']),
  };
  // A season without a list of players has its schedule read for them.
  const schedule = scheduleAnswer(
    stored.context.season,
    stored.dataset.matches.map((match) => matchEntry(match)),
  );
  const answers = answersByPath(adapter, stored.context.seasonId, { schedule, ...bodies });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname, search } = new URL(String(url));
    const body = answers(pathname + search);
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  });
  try {
    const reader = new FeedReader(stored, inMemoryStorage(), 'https://feed.test', adapter);
    const wanted = keysOf(liveTableLists).filter((table) =>
      liveTableLists[table].every(
        (source) => source in bodies || source === 'standings' || source === 'headers',
      ),
    );
    const reading = await reader.read(wanted, now.getTime());
    const tables = Object.fromEntries(reading.tables.map(({ table, rows }) => [table, rows]));
    return { tables, season: reader.season(now.getTime()), status: reading.status };
  } finally {
    fetched.mockRestore();
  }
}

function answersByPath(
  adapter: FeedAdapter,
  seasonId: string,
  bodies: { readonly [Name in FeedListName]?: unknown },
) {
  const paths = adapter.paths(seasonId);
  const whole = { [paths.matches]: bodies.schedule, [paths.standings ?? '']: bodies.standings };
  return (path: string): unknown => {
    if (path in whole) return whole[path];
    for (const list of ['players', 'teamStats'] as const) {
      const at = (adapter.categories?.[list] ?? []).findIndex(
        (category) => paths[list]?.(category, 1, 80) === path,
      );
      if (at >= 0 && bodies[list] !== undefined) return at === 0 ? bodies[list] : { players: [], teams: [] };
    }
    return undefined;
  };
}

/**
 * Returns the matches of a schedule, merged over those of the context.
 *
 * @throws {Error} with what was wrong with the schedule
 */
export async function liveMatches(body: unknown, context: SeasonContext, from = present) {
  const { dataset, ...beside } = storedSeason(from, context.season);
  const stored = { ...beside, dataset: { ...dataset, matches: [...context.matches.values()] }, context };
  const { tables, status } = await readLive(stored, { schedule: body });
  if (!tables.matches) throw new Error(status.last_error ?? 'there are no matches');
  return tables.matches;
}
