import { isOpen } from '../../derive/matches.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { FeedListName, StoredSeason } from './live-season.ts';

/** How often each list is polled, in milliseconds. Its last good answer is fresh for as long. */
export const pollIntervalMs: Readonly<Record<FeedListName, number>> = {
  schedule: 15_000,
  headers: 60_000,
  standings: 60_000,
  teamStats: 60_000,
  players: 60_000,
};

/** When an answer of the feed was requested and received; times are milliseconds since 1970. */
export interface RequestTimes {
  /** When the feed made the last good answer, or when there was last nothing to request. */
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

/** The age at which an answer of the feed is too old, in milliseconds: longer than a match. */
export const maxAnswerAgeMs = 3 * 60 * 60 * 1000;

/** How long caches of the feed's own may serve an answer: an older one is stale, even where it is new to the reader. */
const maxFreshAgeMs = 5 * 60 * 1000;

/** When something happened that has not. */
const never = Number.NEGATIVE_INFINITY;

/**
 * Returns whether the last good answer may be used. It is, until a refresh comes after it: that asks the feed for everything.
 */
export function isUsable({ answeredAt = never }: RequestTimes, { dataset }: StoredSeason): boolean {
  return answeredAt >= Date.parse(dataset.snapshot.as_of);
}

/**
 * Returns whether live rows are stale, which answers say as `stale`. The feed has failed since the last good answer, or
 * that is too old.
 */
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
export const afterMs = 180 * minuteMs;

/** Returns whether a match is in play, about to begin, or should have ended by now. */
export function isMatchNear({ status, kickoff_utc }: DatasetRow<'matches'>, now: number): boolean {
  if (kickoff_utc === null || !isOpen(status) || status === 'POSTPONED') return false;
  const kickoff = Date.parse(kickoff_utc);
  return now >= kickoff - beforeMs && now <= kickoff + afterMs;
}
