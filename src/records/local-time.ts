import type { League } from './league-schema.ts';
import { memoize } from './memoize.ts';

/** A moment as clocks at a place show it. */
interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** hh:mm:ss */
  readonly time: string;
}

/** Midnight as clocks show it. Lists of matches have it where the time of day is unknown. */
export const midnight = '00:00:00';

/** Reads clocks of a time zone at a moment. */
type Clock = (moment: string) => LocalTime;

/**
 * Returns a function that reads clocks of a time zone at a moment. It is made once, since it is slow to make.
 *
 * @param timeZone its name in the tz database
 */
export const localClock = memoize((timeZone: string): Clock => {
  // Of this locale a day is YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // Rules and readings ask for the same kick-offs again, and formatting one takes long.
  return memoize((moment: string) => {
    const [day = '', time = ''] = format.format(Date.parse(moment)).split(' ');
    return { day, time };
  });
});

/** Returns the time zone of a venue: the first one of the league where that of the venue, or the venue, is not known. */
export function timeZoneAt(
  venue: { readonly time_zone: string | null } | undefined,
  { time_zones }: Pick<League, 'time_zones'>,
): string {
  return venue?.time_zone ?? time_zones[0] ?? 'UTC';
}

const minuteMs = 60_000;

/** Returns how many minutes a clock is ahead of UTC at a moment; west of Greenwich fewer than 0. */
export function offsetMinutes(clock: Clock, moment: string): number {
  const { day, time } = clock(moment);
  return Math.round((Date.parse(`${day}T${time}Z`) - Date.parse(moment)) / minuteMs);
}
