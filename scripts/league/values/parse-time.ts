import { UnreadableValueError } from './unreadable-value-error.ts';

const timePattern =
  /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2}))?(?::(?<second>\d{2})(?:\.\d+)?)?\s*(?<half>[ap]\.?m\.?)?$/i;

/**
 * Parses a time of day, and returns it as HH:MM. It reads `19:30`, `19.30`, `19h30`, `9:05`, `19:30:00` and
 * `7:30 PM`.
 *
 * @returns null where the list says that the time is to be announced
 * @throws {UnreadableValueError} if no clock shows the time, or it is not on the minute
 */
export function parseTime(text: string): string | null {
  if (/^(?:tb[acd]\.?|-+|\?+|--?:--?)$/i.test(text)) return null;
  const { hour = '', minute, second = '00', half } = timePattern.exec(text)?.groups ?? {};
  const hourOfDay = half ? hourOfHalfDay(Number(hour), half) : Number(hour);
  const isOnClock = hour !== '' && hourOfDay < 24 && Number(minute ?? 0) < 60 && Number(second) < 60;
  if (!isOnClock || (minute === undefined && half === undefined))
    throw new UnreadableValueError(`'${text}' is no time; expected one such as 19:30 or 7:30 PM`);
  if (second !== '00')
    throw new UnreadableValueError(`'${text}' has seconds; expected a time on the minute, such as 19:30`);
  return `${String(hourOfDay).padStart(2, '0')}:${minute ?? '00'}`;
}

/** Returns the hour from 0 to 23 of an hour from 1 to 12, and NaN for another. */
function hourOfHalfDay(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}
