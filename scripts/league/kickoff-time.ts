import { type localClock, offsetMinutes } from '../../src/records/local-time.ts';
import { formatInstant } from '../../src/records/text.ts';
import type { ListedMatch } from './read/listed-match.ts';

type Clock = ReturnType<typeof localClock>;

/** When a match is played: the day at its venue, and the moment of the kick-off in UTC. */
export interface KickoffTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Null where the list does not know the time of day. */
  readonly kickoff_utc: string | null;
}

const minuteMs = 60_000;

/**
 * Returns when a match is played, by the clock of its venue. A list may have another clock, whose day can be another too.
 *
 * @throws {Error} if the list has no day, or a time that its clock never showed on that day
 */
export function kickoffTime(
  { date, time, instant }: ListedMatch,
  clockOfList: Clock,
  clockOfVenue: Clock,
): KickoffTime {
  if (instant !== null) return { date: clockOfVenue(instant).day, kickoff_utc: instant };
  if (date === null) throw new Error('has no day; expected one such as 2024-08-16');
  if (time === null) return { date, kickoff_utc: null };
  const moment = momentOf(date, time, clockOfList);
  return { date: clockOfVenue(moment).day, kickoff_utc: moment };
}

/** Returns the moment at which a clock shows a time of a day. */
function momentOf(date: string, time: string, clock: Clock): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const at = (ms: number) => new Date(ms).toISOString();
  const guess = wall - offsetMinutes(clock, at(wall)) * minuteMs;
  // Where clocks change in between, the offset is that of the moment and not that of the guess.
  const moment = at(wall - offsetMinutes(clock, at(guess)) * minuteMs);
  const shown = clock(moment);
  if (shown.day !== date || shown.time !== `${time}:00`)
    throw new Error(
      `${date} ${time} is a time that clocks skipped, or of a clock with seconds; expected another, or the moment in UTC`,
    );
  return formatInstant(new Date(moment));
}
