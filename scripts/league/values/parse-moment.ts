import { type DayOrder, parseDay } from './parse-day.ts';
import { parseTime } from './parse-time.ts';
import { UnreadableValueError } from './unreadable-value-error.ts';

/** When a match begins, as a list says it: a day and a time on a clock, or a moment in UTC. */
export interface Moment {
  /** YYYY-MM-DD on the clock of the list. */
  readonly date: string | null;
  /** HH:MM on the clock of the list. */
  readonly time: string | null;
  /** In UTC, to the second: `2024-08-16T19:00:00Z`. */
  readonly instant: string | null;
}

/** A day and a time in one value: `2024-08-16T19:00:00Z`, `2024-08-16 21:00:00+02:00`, `16/08/2024 19:00`. */
const dayAndTime =
  /^(?<day>.*?\d{2,8}),?(?:\s*T\s*|\s+-\s+|\s+)(?<time>\d{1,2}(?:[:.h]\d{2}.*|\s*[ap]\.?m\.?))$/i;

/** The offset from UTC at the end of a time: `Z`, `+02:00`, `UTC-6`. */
const offsetPattern =
  /\s*(?:(?:UTC|GMT)?(?<sign>[+-])(?:(?<hours>\d{2}):?(?<minutes>\d{2})|(?<hour>\d{1,2}))|Z|UTC|GMT)$/i;

/** Returns whether a time of day says how far its clock is from UTC. */
export function hasOffset(time: string): boolean {
  return /\d\s*[ap]?\.?m?\.?\s*(?:Z|UTC|GMT|[+-]\d)/i.test(time) && offsetPattern.test(time);
}

/**
 * Parses the value of a column of dates, in which there may be a time and an offset from UTC too.
 *
 * @throws {UnreadableValueError} if there is no such day or time
 */
export function parseMoment(text: string, order: DayOrder): Moment {
  const { day, time } = dayAndTime.exec(text)?.groups ?? {};
  if (day === undefined || time === undefined)
    return { date: parseDay(text, order), time: null, instant: null };
  const offset = offsetPattern.exec(time)?.groups;
  const clockTime = parseTime(offset ? time.replace(offsetPattern, '') : time);
  const date = parseDay(day, order);
  if (!offset || clockTime === null) return { date, time: clockTime, instant: null };
  return { date: null, time: null, instant: instantOf(date, clockTime, offset) };
}

/** Returns the moment in UTC at which a clock with an offset shows a day and a time. */
function instantOf(date: string, time: string, offset: Record<string, string | undefined>): string {
  const { sign = '+', hours = offset.hour ?? '00', minutes = '00' } = offset;
  const offsetMinutes = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  if (Number(hours) > 14 || Number(minutes) > 59)
    throw new UnreadableValueError(
      `'${sign}${hours}:${minutes}' is no offset from UTC; expected one such as +02:00`,
    );
  const milliseconds = Date.parse(`${date}T${time}:00Z`) - offsetMinutes * 60_000;
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
