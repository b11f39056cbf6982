import { inOrderOfPlay } from '../../../derive/order.ts';
import type { FeedAdapter, Header } from '../../../feed/adapter.ts';
import {
  type ParsedValue,
  type RejectedEntry,
  UnexpectedResponseError,
} from '../../../feed/parse-entries.ts';
import type { SeasonContext } from '../../../feed/season-context.ts';
import type { ListedGoal } from '../../../records/dataset/goals.ts';
import type { DatasetRow } from '../../../records/dataset/index.ts';
import { isInProgress } from '../../../records/match-status.ts';
import type { FeedSource, FetchPage } from '../feed-source.ts';
import type { RedCards } from '../live-season.ts';
import { windowsMs } from '../timing.ts';

/** The goals and red cards that the header of a match lists. */
export interface MatchHeader {
  readonly match_id: string;
  readonly goals: readonly ListedGoal[];
  readonly redCards: RedCards;
  /** How often the header was read since the match was over. */
  readonly readsAfterEnd: number;
}

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/** A header that lacks goals is read again so often after the match. It never lists a penalty or an own goal. */
const maxReadsAfterEnd = 10;

/**
 * The scorers and red cards of matches in play, and of those that are over since the last refresh. The context has these matches with
 * their scores of now.
 */
export const headers: FeedSource<MatchHeader> = {
  name: 'headers',
  windowMs: windowsMs.headers,
  isList: false,
  isOffered: (paths) => paths.header !== undefined,
  read: readHeaders,
  keyOf: ({ match_id }) => match_id,
  storedKeys: () => [],
  merge: (season, rows) => ({
    ...season,
    listedGoals: new Map(rows.map(({ match_id, goals }) => [match_id, goals])),
    redCards: new Map(rows.map(({ match_id, redCards }) => [match_id, redCards])),
  }),
};

/** Reads the headers that may have something new; the other rows stay. A header that fails is read in the next window. */
async function readHeaders(
  adapter: FeedAdapter,
  { seasonId, matches }: SeasonContext,
  fetchPage: FetchPage,
  lastRows: readonly MatchHeader[],
) {
  const rows = new Map(lastRows.map((row) => [row.match_id, row]));
  const matchesToRead = [...matches.values()]
    .filter((match) => mayHaveNews(match, rows.get(match.match_id)))
    .sort((a, b) => inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const rejected: RejectedEntry[] = [];
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => {
      const header = await readHeader(adapter, seasonId, match, fetchPage);
      rejected.push(...header.rejected);
      const reads = rows.get(match.match_id)?.readsAfterEnd ?? 0;
      rows.set(match.match_id, {
        match_id: match.match_id,
        goals: header.value.goals,
        redCards: { home: header.value.home_red_cards, away: header.value.away_red_cards },
        readsAfterEnd: isInProgress(match.status) ? 0 : reads + 1,
      });
    }),
  );
  const failures = attempts.filter((attempt) => attempt.status === 'rejected');
  if (failures.length > 0 && failures.length === attempts.length) throw failures[0]?.reason;
  return { entries: [...rows.values()], rejected };
}

function mayHaveNews(match: Match, last: MatchHeader | undefined): boolean {
  const score = (match.home_goals ?? 0) + (match.away_goals ?? 0);
  const { goals = [], readsAfterEnd = 0 } = last ?? {};
  if (isInProgress(match.status) || readsAfterEnd === 0) return true;
  return score > goals.length && readsAfterEnd < maxReadsAfterEnd;
}

async function readHeader(
  adapter: FeedAdapter,
  seasonId: string,
  match: Match,
  fetchPage: FetchPage,
): Promise<ParsedValue<Header>> {
  const path = adapter.paths(seasonId).header?.(match.match_id);
  if (path === undefined) throw new UnexpectedResponseError('has no headers');
  return adapter.parseHeader((await fetchPage(path)).body, match);
}
