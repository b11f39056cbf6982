import { all } from './dom.ts';
import { language, locale } from './values.ts';

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const kickoff = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Returns a date in words. In French the first of a month is an ordinal. */
function inWords(format: Intl.DateTimeFormat, date: string): string {
  const text = format.format(new Date(date));
  return language === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L}{3})/u, '1er ') : text;
}

/** Returns an instant as day and time in words. */
export function formatInstant(instant: string): string {
  return inWords(dateTime, instant);
}

/** Shows kick-offs in the reader's own time zone. */
export function showLocalTimes(): void {
  for (const time of all<HTMLTimeElement>('time[data-kickoff]'))
    time.textContent = inWords(kickoff, time.dateTime);
}
