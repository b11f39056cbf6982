import { seasonOfDay } from '../../../src/records/season-rules.ts';
import type { Decisions } from './decisions.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** What decides the season of a match: its day, and the season that its list names for it. */
interface Dated {
  readonly date: string;
  /** As the list has it: `2024`, `2012/2013`, `2024/25`. */
  readonly season: string | null;
}

/** How a league divides its matches into seasons. */
export interface SeasonDivision {
  /** The month in which seasons begin; 1 where a season is a year. */
  readonly firstMonth: number;
  /** Returns the season of a match, by the year in which it begins. */
  seasonOf(match: Dated): number;
}

/**
 * Decides in which month the seasons begin: where no matches are played for longest. A season that the list names is that
 * of the match, whatever its month.
 */
export function decideSeasons(
  matches: readonly Dated[],
  given: number | undefined,
  decisions: Decisions,
): SeasonDivision {
  const firstMonth = given ?? firstMonthOf(matches);
  const names = new Set(matches.flatMap(({ season }) => season ?? []));
  const begin = firstMonth === 1 ? 'a season is a year' : `seasons begin in ${monthName(firstMonth)}`;
  const by = names.size > 0 ? ', and the list names them' : ', by the longest pause';
  decisions.note(`${begin}${by}`, '--first-month');
  return {
    firstMonth,
    seasonOf: ({ date, season }) =>
      firstYearOf(season) ?? seasonOfDay({ season_first_month: firstMonth }, date),
  };
}

/** Returns the year in which a season begins, by its name; null where it has none. */
export function firstYearOf(name: string | null): number | null {
  const [, year] = /(\d{4})/.exec(name ?? '') ?? [];
  return year === undefined ? null : Number(year);
}

/** Whether the season that a list names for a match spans two years, by its name or by the day of the match. */
function isOfTwoYears({ season, date }: Dated): boolean {
  const year = firstYearOf(season);
  return season !== null && (hasTwoYears(season) || (year !== null && Number(date.slice(0, 4)) > year));
}

/** Whether a name of a season has two years: `2012/2013`, `2024-25`. */
function hasTwoYears(name: string): boolean {
  const [, first = '', second = ''] = /(\d{4})\s*[/–-]\s*(\d{4}|\d{2})(?!\d)/.exec(name) ?? [];
  return second !== '' && !first.endsWith(second);
}

function firstMonthOf(matches: readonly Dated[]): number {
  const monthOf = ({ date }: Dated) => Number(date.slice(5, 7));
  const counts = months.map((month) => matches.filter((match) => monthOf(match) === month).length);
  const first = monthAfterPause(counts);
  if (matches.some(({ season }) => season !== null)) {
    if (!matches.some(isOfTwoYears)) return 1;
    return first === 1 ? firstWithMatches(counts) : first;
  }
  return playOverNewYear(matches, first) ? first : 1;
}

/** Whether matches of the end of a year and of the beginning of the next are played without the pause between them. */
function playOverNewYear(matches: readonly Dated[], first: number): boolean {
  const monthsOfYear = Map.groupBy(matches, ({ date }) => Number(date.slice(0, 4)));
  const isLate = ({ date }: Dated) => Number(date.slice(5, 7)) >= first;
  return [...monthsOfYear].some(([year, ofYear]) => {
    const next = monthsOfYear.get(year + 1) ?? [];
    return first > 6 && ofYear.some(isLate) && next.some((match) => !isLate(match));
  });
}

function firstWithMatches(counts: readonly number[]): number {
  const late = months.find((month) => month >= 6 && (counts[month - 1] ?? 0) > 0);
  return late ?? months.find((month) => (counts[month - 1] ?? 0) > 0) ?? 1;
}

/** Returns the month after the longest run of months with the fewest matches, around the turn of the year too. */
function monthAfterPause(counts: readonly number[]): number {
  const fewest = Math.min(...counts);
  const isPause = (index: number) => counts[index % 12] === fewest;
  const pauses = months.flatMap((_, start) => {
    let length = 0;
    while (length < 12 && isPause(start + length)) length += 1;
    return length > 0 ? [{ end: (start + length) % 12, length }] : [];
  });
  const longest = pauses.sort((a, b) => b.length - a.length)[0];
  return (longest?.end ?? 0) + 1;
}

function monthName(month: number): string {
  return new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, 1),
  );
}
