import type { League } from '../records/league-schema.ts';
import { cached } from './cached.ts';
import { notRoundedAway } from './chances.ts';
import { type Language, localeOf } from './language.ts';
import { dateInWords } from './message-format.ts';

const noon = 'T12:00:00Z';

const byteUnits = {
  en: { kilobytes: 'kB', megabytes: 'MB' },
  fr: { kilobytes: 'ko', megabytes: 'Mo' },
} as const satisfies Record<Language, object>;

/** Formats of dates and numbers in one language, made once. */
export function formatsOf(league: Pick<League, 'country_code'>, language: Language) {
  const locale = localeOf(league, language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const monthDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const momentIn = (options: Intl.DateTimeFormatOptions) =>
    cached(
      (timeZone: string) =>
        new Intl.DateTimeFormat(locale, {
          ...options,
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
          timeZone,
        }),
    );
  const shortMomentIn = momentIn({ weekday: 'short', month: 'short' });
  const longMomentIn = momentIn({ weekday: 'long', month: 'long', year: 'numeric' });
  const formatter = (options?: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, options);
    return cached((value: number) => format(value).replace('-', '−'));
  };
  const wholeNumber = formatter();
  const decimals = [0, 1, 2, 3].map((digits) =>
    formatter({ minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const units = byteUnits[language];
  const percent = formatter({ style: 'percent' });
  const inWords = (format: Intl.DateTimeFormat, moment: string) => dateInWords(format, moment, language);
  return {
    /** `October 26, 2025` of `2025-10-26`. */
    day: cached((date: string) => inWords(day, date + noon)),
    /** `Oct. 26, 2025` of `2025-10-26`. */
    date: cached((day: string) => inWords(date, day + noon)),
    /** `October 26` of `2025-10-26`. */
    monthDay: cached((date: string) => inWords(monthDay, date + noon)),
    /** `Oct. 26` of `2025-10-26`. */
    shortDay: cached((date: string) => inWords(shortDay, date + noon)),
    /** `Sun, Oct. 26` of `2025-10-26`. */
    weekday: cached((date: string) => inWords(weekday, date + noon)),
    /** `Sat, Aug 8, 1:00 p.m. EDT` of a moment in UTC, in a season that the page names. */
    moment: (instant: string, timeZone: string) => inWords(shortMomentIn(timeZone), instant),
    /** `Saturday, August 8, 2026, 1:00 p.m. EDT` of a moment in UTC. */
    longMoment: (instant: string, timeZone: string) => inWords(longMomentIn(timeZone), instant),
    /** A number as a reader expects it; a dash where it is not known. */
    number: (value: number | null, digits?: 0 | 1 | 2 | 3): string =>
      value === null ? '–' : ((digits === undefined ? wholeNumber : decimals[digits]) ?? wholeNumber)(value),
    /** `87 %` of 0.87, `> 99 %` and `< 1 %` of what is almost all or nothing; a dash where it is not known. */
    percent: (share: number | null) => (share === null ? '–' : notRoundedAway(share, percent)),
    /** `12 kB` or `3.4 MB`. */
    bytes: (bytes: number): string =>
      bytes < 1e6
        ? `${wholeNumber(Math.ceil(bytes / 1e3))} ${units.kilobytes}`
        : `${decimals[1]?.(bytes / 1e6)} ${units.megabytes}`,
    /** A difference with its sign. */
    signed: formatter({ signDisplay: 'exceptZero' }),
    /** `2–1`, or a dash where there is no result. */
    score: (home: number | null, away: number | null) =>
      home === null || away === null ? '–' : `${home}–${away}`,
  };
}

export type Formats = ReturnType<typeof formatsOf>;
