import { parseAnswer } from '../../src/edge/league-feed/parse-answer.ts';
import { mergeMatches } from '../../src/edge/live-season/matches.ts';
import { mergePlayers } from '../../src/edge/live-season/players.ts';
import { OverlaidTables } from '../../src/edge/overlay.ts';
import type { StatisticsPage } from '../../src/feed/pages.ts';
import type { FeedPlayer } from '../../src/feed/players.ts';
import { requestTime } from '../../src/feed/request-time.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { Tables } from '../../src/records/published.ts';
import { tables as present } from './tables.ts';

/** When the answers are read that do not say when they were made. */
const defaultNow = new Date('2025-10-26T19:20:00Z');

/** Returns the matches of a schedule, merged over those of the context. */
export function liveMatches(body: unknown, context: SeasonContext) {
  const { season } = context;
  const now = requestTime(body) ?? defaultNow;
  const tables = new OverlaidTables(present, season, { matches: [...context.matches.values()] });
  const { entries } = parseAnswer('schedule', [{ category: 'general', body }], context, tables, now);
  return [...mergeMatches(entries as FeedMatch[], tables, season, now).rows];
}

/** Returns the players of a list, merged over the stored ones. */
export function livePlayers(pages: readonly StatisticsPage[], context: SeasonContext, tables: Tables) {
  const { season } = context;
  const { entries } = parseAnswer('players', pages, context, tables, defaultNow);
  // All matches of the season: the lists of the tests have the totals of all of it.
  const matches = present.rows('matches', season);
  return [...mergePlayers(entries as FeedPlayer[], matches, tables, season, defaultNow).rows];
}
