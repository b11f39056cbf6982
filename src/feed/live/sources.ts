import { inOrderOfPlay, isInProgress, isOpen } from '../../derive/matches.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { FeedMatch, FeedPaths, Header } from '../adapter.ts';
import { type FeedRequest, readPlayers, readSchedule, readStandings, readTeamStats } from '../fetch.ts';
import { type ParseResult, RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import type { LiveMatch, SourceName, SourceRows, StoredSeason } from './live-season.ts';

/** What a source is read by. */
export interface SourceRequest<Row> extends FeedRequest {
  readonly stored: StoredSeason;
  /** The rows of the last good answer. */
  readonly lastRows: readonly Row[];
}

/** What is read from the feed in one go, all pages of it. */
export interface Source<Row> {
  /** The address without which the feed does not have the source. */
  readonly path: keyof FeedPaths;
  /**
   * Fetches and parses all its pages.
   *
   * @throws {FeedError} if the feed does not answer
   * @throws {UnexpectedResponseError} if an answer is of another kind
   */
  read(request: SourceRequest<Row>): Promise<ParseResult<Row>>;
  /** How long an answer is fresh, in milliseconds: the feed is asked no sooner. */
  readonly windowMs: number;
  /** Returns the id of a row among those of the source. */
  keyOf(row: Row): string;
  /** Returns the ids of the rows that the stored season has. */
  storedKeys(stored: StoredSeason): readonly string[];
}

/** The sources that are read from the feed, each on its own. */
export const sources: { readonly [Name in SourceName]: Source<SourceRows[Name]> } = {
  schedule: {
    path: 'matches',
    windowMs: 15_000,
    read: readMatches,
    keyOf: ({ match_id }) => match_id,
    storedKeys: ({ context }) => [...context.matches.keys()],
  },
  headers: {
    path: 'header',
    windowMs: 60_000,
    read: readHeaders,
    keyOf: ({ match_id }) => match_id,
    storedKeys: () => [],
  },
  standings: {
    path: 'standings',
    windowMs: 60_000,
    read: readStandings,
    keyOf: ({ club }) => club,
    storedKeys({ dataset, context }) {
      const first = context.stages.find(({ table }) => table !== null)?.stage;
      return dataset.standings.filter(({ stage }) => stage === first).map(({ club }) => club);
    },
  },
  teamStats: {
    path: 'teamStats',
    windowMs: 60_000,
    read: readTeamStats,
    keyOf: ({ club }) => club,
    storedKeys: ({ dataset }) => dataset.teamStats.map(({ club }) => club),
  },
  players: {
    path: 'players',
    windowMs: 60_000,
    read: readPlayers,
    keyOf: ({ row }) => row.player_id,
    // The feed lists no player whose figures were counted from matches.
    storedKeys: ({ dataset }) =>
      dataset.players.filter(({ basis }) => basis === 'feed').map(({ player_id }) => player_id),
  },
};

/**
 * Reads the season's matches, with their live state. One that is not in the stored schedule counts for nothing until the
 * refresh has taken it.
 */
async function readMatches(request: SourceRequest<LiveMatch>) {
  const { context, lastRows } = request;
  const { entries, rejected, at } = await readSchedule(request);
  const lastById = new Map(lastRows.map((match) => [match.match_id, match]));
  const isStored = ({ match_id }: FeedMatch) => context.matches.has(match_id);
  const matches = entries.filter(isStored).map((match) => {
    const last = lastById.get(match.match_id);
    const isSame = JSON.stringify({ ...match, changed_at: last?.changed_at }) === JSON.stringify(last);
    return last && isSame ? last : { ...match, changed_at: at.toISOString() };
  });
  const notTaken = entries
    .filter((match) => !isStored(match) && match.home_goals !== null)
    .map(({ match_id }) => new RejectedEntry(match_id, 'not in the stored schedule until the next refresh'));
  return { entries: matches, rejected: [...rejected, ...notTaken] };
}

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/**
 * Reads the headers of matches in play, and of those that are over since the last refresh: for some minutes after the match
 * a header may lack goals, or have them at the other club. The other rows stay, as that of a header that fails.
 */
async function readHeaders(request: SourceRequest<Header>) {
  const { adapter, context, stored, fetchAnswer, lastRows } = request;
  const { parseHeader } = adapter;
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf || !parseHeader) throw new UnexpectedResponseError('has no headers');
  const known = new Set(lastRows.map(({ match_id }) => match_id));
  const isFirst = ({ match_id, status }: Match) => isInProgress(status) || !known.has(match_id);
  const matchesToRead = [...context.matches.values()]
    .filter(({ match_id, status }) => {
      const isOver = status === 'FINISHED' && stored.context.matches.get(match_id)?.status !== 'FINISHED';
      return isInProgress(status) || isOver;
    })
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => parseHeader((await fetchAnswer(pathOf(match.match_id))).body, match)),
  );
  const headers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const failure = attempts.find((attempt) => attempt.status === 'rejected');
  if (failure && headers.length === 0) throw failure.reason;
  const rows = [...lastRows, ...headers.flatMap(({ entries }) => entries)];
  return {
    entries: [...new Map(rows.map((row) => [row.match_id, row])).values()],
    rejected: headers.flatMap(({ rejected }) => rejected),
  };
}

/** When an answer of the feed was requested and received; times are milliseconds since 1970. */
export interface RequestTimes {
  /** When the feed made the last good answer; or when there was nothing to request, so that the rows are as good as then. */
  readonly answeredAt?: number | undefined;
  /** When the last good answer was requested, or there was nothing to request. */
  readonly askedAt?: number | undefined;
  /** When an attempt failed since. */
  readonly failedAt?: number | undefined;
  /** Why it failed. */
  readonly error?: string | undefined;
  /** How many attempts have failed since. */
  readonly failures?: number | undefined;
}

/** Timeout of one request to the feed: readings wait for less, and the next one finds the answer. */
export const timeoutMs = 10_000;

/** How long a reading waits for the feed: less than the Worker waits for the reading. */
export const waitMs = 3000;

/** How long an answer of the Worker waits for live rows, in total, whomever it waits for. */
export const readingTimeoutMs = 3300;

/** After a failure, the time without requests; after each further one it doubles. */
const retryDelayMs = 15_000;

/** The longest time without requests after failures. */
const maxRetryDelayMs = 10 * 60 * 1000;

/** How long the last good answer is used: longer than a match. */
export const maxStaleMs = 3 * 60 * 60 * 1000;

/** How long caches of the feed's own may serve an answer: an older one is stale, even where it is new to the reader. */
const maxFreshAgeMs = 5 * 60 * 1000;

/** When something happened that has not. */
const never = Number.NEGATIVE_INFINITY;

/** Whether the last good answer may be used. */
export function isUsable({ answeredAt = never }: RequestTimes, now: number): boolean {
  return now - answeredAt < maxStaleMs;
}

/** Whether the last good answer is not what the feed would say now. */
export function isStale({ answeredAt = never, error }: RequestTimes, now: number): boolean {
  return error !== undefined || now - answeredAt > maxFreshAgeMs;
}

/** Returns when to request next, in milliseconds since 1970; 0 where that was not done before. */
export function dueAt(
  { askedAt = never, failedAt = never, failures = 1 }: RequestTimes,
  windowMs: number,
): number {
  const delayMs = Math.min(maxRetryDelayMs, retryDelayMs * 2 ** Math.max(0, failures - 1));
  return Math.max(0, askedAt + windowMs, failedAt + delayMs);
}

const minuteMs = 60_000;
const beforeMs = 15 * minuteMs;
/** Extra time, a shoot-out and a long delay included. */
const afterMs = 180 * minuteMs;

/** Whether a match is in play, about to begin, or should have ended by now. */
export function isMatchNear({ status, kickoff_utc }: DatasetRow<'matches'>, now: number): boolean {
  if (kickoff_utc === null || !isOpen(status) || status === 'POSTPONED') return false;
  const kickoff = Date.parse(kickoff_utc);
  return now >= kickoff - beforeMs && now <= kickoff + afterMs;
}
