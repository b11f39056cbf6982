import type { League, PageLanguage } from '../records/league-schema.ts';
import { memoize } from '../records/memoize.ts';
import { notRoundedAway } from './chances.ts';
import { dateInWords, daysInWords } from './message-format.ts';

const noon = 'T12:00:00Z';

/** Returns the locale that dates and numbers are written in. */
export function localeOf({ country_code }: Pick<League, 'country_code'>, language: PageLanguage): string {
  return `${language}-${country_code}`;
}

/** Formats of dates and numbers in one language, made once. */
export function formatsOf(league: Pick<League, 'country_code'>, language: PageLanguage) {
  const locale = localeOf(league, language);
  const { ofDay, ofDays, ofMoment } = dateFormats(locale, language);
  const formatter = (options?: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, options);
    return memoize((value: number) => format(value).replace('-', '−').replace(' ', '\u00a0'));
  };
  const wholeNumber = formatter();
  const withDigits = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const decimals = [0, 1, 2, 3].map((digits) => formatter(withDigits(digits)));
  const kilobytes = formatter({ style: 'unit', unit: 'kilobyte' });
  const megabytes = formatter({ style: 'unit', unit: 'megabyte', ...withDigits(1) });
  const percent = formatter({ style: 'percent' });
  const list = new Intl.ListFormat(locale);
  return {
    /** `October 26, 2025` of `2025-10-26`. */
    day: ofDay({ dateStyle: 'long' }),
    /** `Oct. 26, 2025` of `2025-10-26`. */
    date: ofDay({ dateStyle: 'medium' }),
    /** `October 26` of `2025-10-26`. */
    monthDay: ofDay({ month: 'long', day: 'numeric' }),
    /** `Oct. 26` of `2025-10-26`. */
    shortDay: ofDay({ month: 'short', day: 'numeric' }),
    /** `Sun, Oct. 26` of `2025-10-26`. */
    weekday: ofDay({ weekday: 'short', month: 'short', day: 'numeric' }),
    /** `Aug 3–8, 2026` of two days. */
    dates: ofDays({ dateStyle: 'medium' }),
    /** `August 3–8` of two days. */
    monthDays: ofDays({ month: 'long', day: 'numeric' }),
    /** `Aug 3–8` of two days. */
    shortDays: ofDays({ month: 'short', day: 'numeric' }),
    /** `Sat, Aug 8, 1:00 p.m. EDT` of a moment in UTC, in a season that the page names. */
    moment: ofMoment({ weekday: 'short', month: 'short' }),
    /** `Saturday, August 8, 2026, 1:00 p.m. EDT` of a moment in UTC. */
    longMoment: ofMoment({ weekday: 'long', month: 'long', year: 'numeric' }),
    /** A number as a reader expects it; a dash where it is not known. */
    number: (value: number | null, digits?: 0 | 1 | 2 | 3): string =>
      value === null ? '–' : ((digits === undefined ? wholeNumber : decimals[digits]) ?? wholeNumber)(value),
    /** `87 %` of 0.87, `> 99 %` and `< 1 %` of what is almost all or nothing; a dash where it is not known. */
    percent: (share: number | null) => (share === null ? '–' : notRoundedAway(share, percent)),
    /** `12 kB` or `3.4 MB`. */
    bytes: (bytes: number) => (bytes < 1e6 ? kilobytes(Math.ceil(bytes / 1e3)) : megabytes(bytes / 1e6)),
    /** `A, B and C` of several names. */
    list: (names: readonly string[]) => list.format(names),
    /** A difference with its sign. */
    signed: formatter({ signDisplay: 'exceptZero' }),
    /** `2–1`, or a dash where there is no result. */
    score: (home: number | null, away: number | null) =>
      home === null || away === null ? '–' : `${home}–${away}`,
  };
}

/** Returns functions that format days and moments in a language, by how much of a date they show. */
function dateFormats(locale: string, language: PageLanguage) {
  const ofDay = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return memoize((day: string) => dateInWords(format, day + noon, language));
  };
  const ofDays = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (from: string, to: string) => daysInWords(format, [from + noon, to + noon], language);
  };
  const ofMoment = (options: Intl.DateTimeFormatOptions) => {
    const time = { day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
    const formatIn = memoize(
      (timeZone: string) => new Intl.DateTimeFormat(locale, { ...options, ...time, timeZone }),
    );
    return (instant: string, timeZone: string) => dateInWords(formatIn(timeZone), instant, language);
  };
  return { ofDay, ofDays, ofMoment };
}

export type Formats = ReturnType<typeof formatsOf>;
