import { parseDay } from '../values/parse-day.ts';
import { UnreadableValueError } from '../values/unreadable-value-error.ts';
import type { TxtDate } from './football-txt-lines.ts';

/** The first month of a season that spans two years. */
const firstMonthOfSeason = 7;

/**
 * Returns the day of a date of Football.TXT. Most dates leave out the year. It is then the year of the season in which
 * the day has that weekday. Without a weekday, it is the year nearest to the date before.
 *
 * @param season `2024/25` or `2022`
 * @param previous the date before in the list, YYYY-MM-DD
 * @throws {UnreadableValueError} if no year of the season has such a day
 */
export function resolveTxtDate(date: TxtDate, season: string | null, previous: string | null): string {
  const yearless = [date.weekday, date.day, date.month].filter(Boolean).join(' ');
  if (date.year !== null) return parseDay(`${yearless} ${date.year}`, 'day first');
  const years = yearsOf(season, previous);
  if (years.length === 0)
    throw new UnreadableValueError(`'${date.text}' has no year; expected one there or in the title`);
  const days = years.flatMap((year) => daysOf(`${yearless} ${year}`));
  const [first, second] = days;
  if (first === undefined)
    throw new UnreadableValueError(
      `'${date.text}' was no such day in ${years.join(' or ')}; expected its weekday`,
    );
  if (second === undefined) return first;
  if (previous === null) return isFirstYear(first) ? first : second;
  return distance(first, previous) <= distance(second, previous) ? first : second;
}

/** Returns the years in which a match of a season may be; without a season, those around the date before. */
function yearsOf(season: string | null, previous: string | null): number[] {
  if (season === null) {
    const year = previous === null ? null : Number(previous.slice(0, 4));
    return year === null ? [] : [year, year + 1];
  }
  const first = Number(season.slice(0, 4));
  return season.length > 4 ? [first, first + 1] : [first];
}

function daysOf(text: string): string[] {
  try {
    return [parseDay(text, 'day first')];
  } catch (error) {
    if (error instanceof UnreadableValueError) return [];
    throw error;
  }
}

function isFirstYear(date: string): boolean {
  return Number(date.slice(5, 7)) >= firstMonthOfSeason;
}

function distance(date: string, other: string): number {
  return Math.abs(Date.parse(date) - Date.parse(other));
}
