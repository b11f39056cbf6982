import { type Language, localeOf } from './language.ts';

const noon = 'T12:00:00Z';

/** Formats of dates and numbers in one language, made once. */
export function formatsOf(language: Language) {
  const locale = localeOf[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const whole = new Intl.NumberFormat(locale);
  const decimals = [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return {
    /** `October 26, 2025` of `2025-10-26`. */
    day: cached((date: string) => day.format(new Date(date + noon))),
    /** `Oct. 26` of `2025-10-26`. */
    shortDay: cached((date: string) => shortDay.format(new Date(date + noon))),
    /** A number as a reader expects it; a dash where it is not known. */
    number: (value: number | null, digits?: 0 | 1 | 2): string =>
      value === null ? '–' : ((digits === undefined ? whole : decimals[digits]) ?? whole).format(value),
    /** `87 %` of 0.87; a dash where it is not known. */
    percent: (share: number | null) => (share === null ? '–' : percent.format(share)),
    /** A difference with its sign. */
    signed: (value: number) => signed.format(value),
    /** `2–1`, or a dash where there is no result. */
    score: (home: number | null, away: number | null) =>
      home === null || away === null ? '–' : `${home}–${away}`,
  };
}

/** Remembers texts: `Intl` takes longer than the rest of a cell, and days repeat on hundreds of pages. */
function cached(format: (value: string) => string): (value: string) => string {
  const texts = new Map<string, string>();
  return (value) => {
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = format(value);
    texts.set(value, text);
    return text;
  };
}

export type Formats = ReturnType<typeof formatsOf>;
