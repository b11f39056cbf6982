/** The first of a month, which French writes as an ordinal; `1 h` is an hour. */
const firstOfMonth = /(?<!\d)1 (?=\p{L}{3})/u;

/** Returns a moment as a format of a language writes it. */
export function dateInWords(format: Intl.DateTimeFormat, moment: string, language: string): string {
  const text = format.format(new Date(moment));
  return language === 'fr' ? text.replace(firstOfMonth, '1er ') : text;
}
