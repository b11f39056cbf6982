import * as z from 'zod/mini';
import { UnreadableValueError } from './unreadable-value-error.ts';

/** Which number is first in days such as 05/06/2024. */
export type DayOrder = 'day first' | 'month first';

/** English names of months by their first three letters. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** English names of days of the week, from Sunday. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekday = String.raw`(?:(?<weekday>[a-z]{3,9})[,.]?\s+)?`;
const month = String.raw`(?<month>[a-z]{3,9})\.?`;

/** The forms in which lists write a day; one of two numbers alone is in `numericDay`. */
const dayPatterns = [
  // 2018-08-11, 2018/08/11, 20180811
  /^(?<year>\d{4})(?<separator>[-/.]?)(?<month>\d{2})\k<separator>(?<day>\d{2})$/,
  // Sat Aug 11 2018, Fri Aug/16 2024, August 11, 2018
  new RegExp(String.raw`^${weekday}${month}[\s/]+(?<day>\d{1,2}),?\s+(?<year>\d{4})$`, 'i'),
  // 11 Aug 2018, Sat, 11 August 2018, 11-Aug-18, 11Aug18
  new RegExp(String.raw`^${weekday}(?<day>\d{1,2})\.?[\s/-]*${month}[\s/-]*(?<year>\d{4}|\d{2})$`, 'i'),
  // (1) 11 Aug 2018 (Sat)
  /^(?:\(\d+\)\s*)?(?<day>\d{1,2}) (?<month>[a-z]{3,9}) (?<year>\d{4}) \((?<weekday>[a-z]{3,9})\)$/i,
];

/** 11/08/2018, 11-08-18, 1.8.2018: which number is the month, the list decides. */
const numericDay =
  /^(?<first>\d{1,2})(?<separator>[-/.])(?<second>\d{1,2})\k<separator>(?<year>\d{4}|\d{2})$/;

/** Two digits of a year are of this century up to this, of the last one from there. */
const lastShortYear = 69;

/**
 * Parses a day in any of the forms that lists have, and returns it as YYYY-MM-DD.
 *
 * @throws {UnreadableValueError} if the text is no day of the calendar, or was another day of the week
 */
export function parseDay(text: string, order: DayOrder): string {
  const groups =
    dayPatterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? numbersOf(text, order);
  const { year = '', month: monthText = '', day = '', weekday: dayName } = groups ?? {};
  const monthNumber = /\d/.test(monthText) ? Number(monthText) : indexOfName(months, monthText) + 1;
  const date = `${fullYear(year)}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!z.iso.date().safeParse(date).success)
    throw new UnreadableValueError(`'${text}' is no day; expected one such as 2018-08-11 or 11/08/2018`);
  const weekdayOfDate = new Date(date).getUTCDay();
  if (dayName !== undefined && indexOfName(weekdays, dayName) !== weekdayOfDate)
    throw new UnreadableValueError(
      `'${text}' was a ${weekdays[weekdayOfDate]}; expected that day, or the date of another`,
    );
  return date;
}

/**
 * Decides which number is the day in the numeric days of a list: a number above 12 is no month. Where all could be
 * both, the day is first, and `isDecided` is false.
 */
export function dayOrderOf(texts: Iterable<string>): { order: DayOrder; isDecided: boolean } {
  let isAmbiguous = false;
  let order: DayOrder | null = null;
  for (const text of texts) {
    const { first = '', second = '' } = numericDay.exec(text)?.groups ?? {};
    if (first === '') continue;
    isAmbiguous ||= first.padStart(2, '0') !== second.padStart(2, '0');
    if (Number(first) > 12) return { order: 'day first', isDecided: true };
    if (Number(second) > 12) order = 'month first';
  }
  return { order: order ?? 'day first', isDecided: order !== null || !isAmbiguous };
}

function numbersOf(text: string, order: DayOrder): Record<string, string> | undefined {
  const { first = '', second = '', year = '' } = numericDay.exec(text)?.groups ?? {};
  if (first === '') return undefined;
  return order === 'day first' ? { year, month: second, day: first } : { year, month: first, day: second };
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) <= lastShortYear ? '20' : '19'}${year}`;
}

/** Returns the place of the name that begins with the same three letters, and -1 where there is none. */
function indexOfName(names: readonly string[], name: string): number {
  const letters = name.slice(0, 3).toLowerCase();
  return names.findIndex((known) => known.toLowerCase().startsWith(letters));
}
