/** A moment as clocks at a place show it. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** hh:mm:ss */
  readonly time: string;
}

/** Midnight as clocks show it. Lists of matches have it where the time of day is unknown. */
export const midnight = '00:00:00';

/**
 * Returns a function that reads clocks of a time zone at a moment. It is slow to make and fast to use.
 *
 * @param timeZone its name in the tz database
 */
export function localClock(timeZone: string): (moment: string) => LocalTime {
  // Of this locale a day is YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => {
    const [day = '', time = ''] = format.format(Date.parse(moment)).split(' ');
    return { day, time };
  };
}

const minuteMs = 60_000;

/** Returns how many minutes clocks of a time zone are ahead of UTC at a moment; west of Greenwich fewer than 0. */
export function offsetMinutes(timeZone: string, moment: string): number {
  const { day, time } = localClock(timeZone)(moment);
  return Math.round((Date.parse(`${day}T${time}Z`) - Date.parse(moment)) / minuteMs);
}
