/** The values of a text, by the names that it has in braces. */
export type Values = Readonly<Record<string, string | number>>;

const argument =
  /\{(\w+)(?:, (plural|selectordinal|select), ((?:(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\} ?)+))?\}/g;
const form = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Returns a function that puts values into texts of a language, which are a part of the ICU MessageFormat: `{name}`,
 * the forms of a number such as `{count, plural, =0 {none} one {# match} other {# matches}}`, and those of a word, by `select`.
 */
export function messageFormat(language: string): (message: string, values: Values) => string {
  const ofNumber = (rules: Intl.PluralRules) => (value: string | number) => rules.select(Number(value));
  const rules: Readonly<Record<string, (value: string | number) => string>> = {
    plural: ofNumber(new Intl.PluralRules(language)),
    selectordinal: ofNumber(new Intl.PluralRules(language, { type: 'ordinal' })),
    select: String,
  };
  const format = (message: string, values: Values): string =>
    message.replace(argument, (_, name: string, type: string | undefined, forms: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`a text needs the value of ${name}: ${message}`);
      const rule = rules[type ?? ''];
      if (rule === undefined) return `${value}`;
      const texts = new Map([...forms.matchAll(form)].map(([, key, text]) => [key, text]));
      const text = texts.get(`=${value}`) ?? texts.get(rule(value)) ?? texts.get('other') ?? '';
      return format(text.replaceAll('#', `${value}`), values);
    });
  return format;
}

/** Returns an English text without what follows a bar, which tells two meanings of a word apart: `Home|of a match`. */
export function withoutMeaning(text: string): string {
  const end = text.indexOf('|');
  return end < 0 ? text : text.slice(0, end);
}

/** The first of a month, which French writes as an ordinal; `1 h` is an hour. */
const firstOfMonth = /(?<!\d)1 (?=\p{L}{3})/u;

/** Returns two days as a format of a language writes them: `August 3–8`, `du 3 au 8 août`, or one that is both. */
export function daysInWords(
  format: Intl.DateTimeFormat,
  [from, to]: readonly [from: string, to: string],
  language: string,
): string {
  const parts = format.formatRangeToParts(new Date(from), new Date(to));
  const isFrench = language === 'fr';
  // The dash between two words has spaces, that between two numbers has none.
  const dash = parts.some(({ type, source }) => type === 'month' && source === 'endRange') ? ' – ' : '–';
  const texts = parts.map(({ type, value }) => {
    if (isFrench && type === 'day' && value === '1') return '1er';
    if (value.trim() !== '–') return value;
    return isFrench ? ' au ' : dash;
  });
  return isFrench && from !== to ? `du ${texts.join('')}` : texts.join('');
}

/** The full hour, which French writes without minutes. */
const fullHour = / h 00/;

/** The time of day at the end of a moment, within which no line breaks: `7:00 p.m. EDT`, `19 h HAE`. */
const timeOfDay = /\d+(?::| h).*/;

/** Returns a moment as a format of a language writes it. */
export function dateInWords(format: Intl.DateTimeFormat, moment: string, language: string): string {
  const text = format.format(new Date(moment));
  const inLanguage = language === 'fr' ? text.replace(firstOfMonth, '1er ').replace(fullHour, ' h') : text;
  return inLanguage.replace(timeOfDay, (time) => time.replaceAll(' ', '\u00a0'));
}
