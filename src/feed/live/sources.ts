import { inOrderOfPlay, isInProgress, isOpen, progressOf } from '../../derive/matches.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { FeedMatch, FeedPaths } from '../adapter.ts';
import { type FeedRequest, readPlayers, readSchedule, readStandings, readTeamStats } from '../fetch.ts';
import { type ParseResult, RejectedEntry, UnexpectedResponseError } from '../parse-entries.ts';
import {
  isSetBack,
  type LiveHeader,
  type LiveMatch,
  rowAfter,
  takenFromHeader,
  takenFromMatch,
} from './held-rows.ts';
import { findContradictions, type SourceName, type SourceRows, type StoredSeason } from './live-season.ts';

/** What a source is read by. */
export interface SourceRequest<Row> extends FeedRequest {
  readonly stored: StoredSeason;
  /** The rows of the last good answer. */
  readonly lastRows: readonly Row[];
}

/** The rows of a source after a reading, and what was rejected of the answer. */
export interface SourceAnswer<Row> extends ParseResult<Row> {
  /** The ids of the rows that the answer has, where earlier rows stay beside them. */
  readonly answeredKeys?: readonly string[];
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
  read(request: SourceRequest<Row>): Promise<SourceAnswer<Row>>;
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
 * Reads the season's matches, with their live state. Each is the last good row of its match: where the answer lacks it, or has
 * one that cannot be, an earlier one stays. A match that is not in the stored schedule counts for nothing until the refresh has
 * taken it.
 */
async function readMatches(request: SourceRequest<LiveMatch>) {
  const { context, stored, lastRows } = request;
  const { entries, rejected, at } = await readSchedule(request);
  const lastById = new Map(
    lastRows.filter((match) => !isOutdated(match, stored)).map((match) => [match.match_id, match]),
  );
  const entriesById = new Map(entries.map((match) => [match.match_id, match]));
  const isReset = isResetBy(entriesById, lastById);
  const rowsWithout = (contradictions: ReadonlyMap<string, string>) =>
    [...context.matches.keys()].flatMap((matchId) => {
      const last = lastById.get(matchId);
      const entry = entriesById.get(matchId);
      if (!entry) return rowAfter(last, 'the feed has no usable entry of it', at, takenFromMatch) ?? [];
      const isOfReset = isReset && last && isSetBack(last, entry);
      const why = isOfReset ? `${entry.status}, as all that had begun` : contradictions.get(matchId);
      // Without an earlier row, the merge shows the match as stored.
      return rowAfter(last, (last && why) ?? entry, at, takenFromMatch) ?? [];
    });
  const matches = rowsWithout(findContradictions(stored, rowsWithout(new Map()), at));
  const notTaken = entries
    .filter((match) => !context.matches.has(match.match_id) && match.home_goals !== null)
    .map(({ match_id }) => new RejectedEntry(match_id, 'not in the stored schedule until the next refresh'));
  return {
    entries: matches,
    rejected: [...rejected, ...notTaken],
    answeredKeys: [...entriesById.keys()],
  };
}

/** Whether a refresh came after a match and stored no result, which is then better than the score of an earlier answer. */
function isOutdated(match: FeedMatch, { dataset, context }: StoredSeason): boolean {
  const { match_id, kickoff_utc, date } = match;
  const isRefreshed = Date.parse(dataset.snapshot.as_of) > Date.parse(kickoff_utc ?? date) + afterMs;
  return isRefreshed && progressOf(match) > 0 && context.matches.get(match_id)?.status !== 'FINISHED';
}

/**
 * Whether a schedule sets back several matches at once, or every match that had begun: it is that of another day, however
 * often it comes.
 */
function isResetBy(
  entries: ReadonlyMap<string, FeedMatch>,
  lastRows: ReadonlyMap<string, FeedMatch>,
): boolean {
  const begun = [...lastRows.values()].filter((match) => progressOf(match) > 0);
  const setBack = begun.filter((match) => {
    const entry = entries.get(match.match_id);
    return entry && isSetBack(match, entry);
  });
  return setBack.length > 0 && (setBack.length > 1 || setBack.length === begun.length);
}

type Match = DatasetRow<'matches'>;

/** How many headers are read at once: with the lists, fewer requests than the 50 that the free plan allows an invocation. */
const maxHeaders = 12;

/**
 * Reads the headers of matches in play, and of those that are over since the last refresh: for some minutes after the match
 * a header may lack goals, or have them at the other club. The other rows stay, as that of a header that fails.
 */
async function readHeaders(request: SourceRequest<LiveHeader>) {
  const { adapter, context, stored, fetchAnswer, lastRows } = request;
  const { parseHeader } = adapter;
  const pathOf = adapter.paths(context.seasonId).header;
  if (!pathOf || !parseHeader) throw new UnexpectedResponseError('has no headers');
  const rows = new Map(lastRows.map((header) => [header.match_id, header]));
  const known = new Set(rows.keys());
  const isFirst = ({ match_id, status }: Match) => isInProgress(status) || !known.has(match_id);
  const matchesToRead = [...context.matches.values()]
    .filter(({ match_id, status }) => {
      const isOver = status === 'FINISHED' && stored.context.matches.get(match_id)?.status !== 'FINISHED';
      return isInProgress(status) || isOver;
    })
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || inOrderOfPlay(b, a))
    .slice(0, maxHeaders);
  const attempts = await Promise.allSettled(
    matchesToRead.map(async (match) => {
      const { body, at } = await fetchAnswer(pathOf(match.match_id));
      return { ...parseHeader(body, match), at };
    }),
  );
  const answers = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const failure = attempts.find((attempt) => attempt.status === 'rejected');
  if (failure && answers.length === 0) throw failure.reason;
  for (const { entries, at } of answers) {
    for (const header of entries) {
      const row = rowAfter(rows.get(header.match_id), header, at, takenFromHeader);
      if (row) rows.set(header.match_id, row);
    }
  }
  return {
    entries: [...rows.values()],
    rejected: answers.flatMap(({ rejected }) => rejected),
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
}

/** Timeout of one request to the feed: readings wait for less, and the next one finds the answer. */
export const timeoutMs = 10_000;

/** How long a reading waits for the feed: less than the Worker waits for the reading. */
export const waitMs = 3000;

/** How long an answer of the Worker waits for live rows, in total, whomever it waits for. */
export const readingTimeoutMs = 3300;

/** After a failure, the time without requests. */
const retryDelayMs = 15_000;

/** The age at which an answer of the feed is not taken: longer than a match. */
export const maxAnswerAgeMs = 3 * 60 * 60 * 1000;

/** How long caches of the feed's own may serve an answer: an older one is stale, even where it is new to the reader. */
const maxFreshAgeMs = 5 * 60 * 1000;

/** When something happened that has not. */
const never = Number.NEGATIVE_INFINITY;

/**
 * Whether the last good answer may be used. It does not age: it is used until a refresh has come after it, on whose day the
 * feed has been asked for everything.
 */
export function isUsable({ answeredAt = never }: RequestTimes, { dataset }: StoredSeason): boolean {
  return answeredAt >= Date.parse(dataset.snapshot.as_of);
}

/** Whether the last good answer is not what the feed would say now. */
export function isStale({ answeredAt = never, error }: RequestTimes, now: number): boolean {
  return error !== undefined || now - answeredAt > maxFreshAgeMs;
}

/** Returns when to request next, in milliseconds since 1970; 0 where that was not done before. */
export function dueAt({ askedAt = never, failedAt = never }: RequestTimes, windowMs: number): number {
  return Math.max(0, askedAt + windowMs, failedAt + retryDelayMs);
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
