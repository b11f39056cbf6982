import type { Happening } from './happenings.ts';
import type { Replay } from './server.ts';

const betweenLooks = 250;

/** What the ticker asks a replay. */
type Timed = Pick<Replay, 'now' | 'begun'>;

/**
 * Tells what happens in a replay as it happens.
 *
 * @returns ends it
 */
export function follow(replay: Timed, happenings: readonly Happening[], tell: (line: string) => void) {
  const look = ticker(replay, happenings, tell);
  const timer = setInterval(look, betweenLooks).unref();
  return () => clearInterval(timer);
}

/** Tells, each time it is called, what has happened since: after the clock was set, since the moment it was set to. */
export function ticker(replay: Timed, happenings: readonly Happening[], tell: (line: string) => void) {
  let begun = replay.begun();
  let told = begun;
  return () => {
    if (replay.begun() !== begun) {
      begun = replay.begun();
      told = begun;
      tell(`the clock is set to ${begun.toISOString()}`);
    }
    const now = replay.now();
    for (const { at, text } of happenings) {
      if (at > told && at <= now) tell(`${at.toISOString().slice(0, 16).replace('T', ' ')}  ${text}`);
    }
    told = now;
  };
}
