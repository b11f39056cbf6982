import type { MatchEvent } from './match-events.ts';
import type { Replay } from './server.ts';

/** What the log asks a replay. */
type Timed = Pick<Replay, 'now' | 'startedAt'>;

/** Returns a function that logs, at each call, the events since the last one, or since the clock was set. */
export function eventLogger(replay: Timed, events: readonly MatchEvent[], log: (line: string) => void) {
  let startedAt = replay.startedAt();
  let loggedUntil = startedAt;
  return () => {
    if (replay.startedAt() !== startedAt) {
      startedAt = replay.startedAt();
      loggedUntil = startedAt;
      log(`the clock is set to ${startedAt.toISOString()}`);
    }
    const now = replay.now();
    for (const { at, text } of events) {
      if (at > loggedUntil && at <= now) log(`${at.toISOString().slice(0, 16).replace('T', ' ')}  ${text}`);
    }
    loggedUntil = now;
  };
}
