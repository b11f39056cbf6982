import { mergeMatches } from '../../src/edge/live-season/matches.ts';
import { mergePlayers } from '../../src/edge/live-season/players.ts';
import { OverlaidTables } from '../../src/edge/overlay.ts';
import type { FeedPlayer } from '../../src/feed/players.ts';
import { requestTime } from '../../src/feed/request-time.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Tables } from '../../src/records/published.ts';
import { parseFeed } from './parse-feed.ts';
import { tables as present } from './tables.ts';

/** When the answers are read that do not say when they were made. */
const defaultNow = new Date('2025-10-26T19:20:00Z');

/** Returns the matches of a schedule, merged over those of the context. */
export function liveMatches(body: unknown, context: SeasonContext) {
  const { season } = context;
  const now = requestTime(body) ?? defaultNow;
  const tables = new OverlaidTables(present, season, { matches: [...context.matches.values()] });
  const { rows } = parseFeed('schedule', body, context, tables, now);
  return [...mergeMatches(rows as FeedMatch[], tables, season, now).rows];
}

/** Returns the players of a list in one page, merged over the stored ones. */
export function livePlayers(body: unknown, context: SeasonContext, tables: Tables) {
  const { season } = context;
  const { rows } = parseFeed('players', body, context, tables, defaultNow);
  // All matches of the season: the lists of the tests have the totals of all of it.
  const matches = present.rows('matches', season);
  return [...mergePlayers(rows as FeedPlayer[], matches, tables, season, defaultNow).rows];
}
