import { isTemporary, StatusError } from './errors.ts';
import type { LiveMatch, LiveMatches, LiveQuery } from './generated/types.ts';
import type { LiveChange, WatchOptions } from './public-types.ts';

/** The service's answer is fresh for as long. */
const defaultIntervalMs = 15_000;
/** A match with extra time and penalties ends within three hours, so a watch sees its end. */
const defaultWindowHours = 3;
/** An outage of some minutes does not end a watch. */
const maxFailures = 20;

const finalStatuses: readonly string[] = [
  'FINISHED',
  'POSTPONED',
  'CANCELLED',
] satisfies LiveMatch['status'][];

interface Live {
  request(query: LiveQuery, signal: AbortSignal | undefined): Promise<LiveMatches>;
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

/**
 * Yields each match around now, then every change of one. Ends when no match is in play or near its kick-off, by
 * the service's clock.
 */
export async function* watchLive(
  { request, sleep }: Live,
  { team, windowHours = defaultWindowHours, intervalMs = defaultIntervalMs }: WatchOptions,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveChange, void, undefined> {
  const query: LiveQuery = { window_hours: windowHours };
  if (team !== undefined) query.team = team;
  const previousMatches = new Map<string, LiveMatch>();
  for (let failures = 0; ; ) {
    let delayMs = intervalMs;
    try {
      const answer = await request(query, signal);
      failures = 0;
      for (const match of answer.matches) {
        const previous = previousMatches.get(match.match_id) ?? null;
        previousMatches.set(match.match_id, match);
        const fields = previous ? changedFields(previous, match) : [];
        if (!previous || fields.length > 0) yield { match, previous, changed: fields, answer };
      }
      if (answer.matches.every(({ status }) => finalStatuses.includes(status))) return;
    } catch (error) {
      if (!isTemporary(error) || ++failures > maxFailures) throw error;
      if (error instanceof StatusError) delayMs = Math.max(intervalMs, error.retryAfterMs ?? 0);
    }
    await sleep(delayMs, signal);
  }
}

function changedFields(before: LiveMatch, after: LiveMatch): (keyof LiveMatch)[] {
  // A row has the fields of its type.
  const fields = Object.keys(after) as (keyof LiveMatch)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
