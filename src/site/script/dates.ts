import { dateInWords } from '../message-format.ts';
import { all, make } from './dom.ts';
import { language, locale, t } from './page-values.ts';

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns an instant as day and time in words. */
export function formatInstant(instant: string): string {
  return dateInWords(dateTime, instant, language);
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** Returns the day of the week and the time of a moment in a time zone, by default the reader's. */
function dayAndTime(moment: Date, timeZone: string | undefined) {
  return {
    day: moment.toLocaleDateString(locale, { weekday: 'short', timeZone }),
    time: moment.toLocaleTimeString(locale, { ...clock, timeZone }),
  };
}

/** Adds the reader's own time to kick-offs of a page or of a part of it, where it differs from the venue's. */
export function showLocalTimes(root: ParentNode = document): void {
  for (const time of all<HTMLTimeElement>('time[data-kickoff]', root)) {
    const { dataset, dateTime } = time;
    const kickoff = new Date(dateTime);
    const there = dayAndTime(kickoff, dataset.kickoff);
    const here = dayAndTime(kickoff, undefined);
    if (there.day === here.day && there.time === here.time) continue;
    const day = there.day === here.day ? '' : `${here.day} `;
    const ownFormat = new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: 'short' });
    const ownTime = dateInWords(ownFormat, dateTime, language);
    time.append(
      make('span', { className: 'own-time', textContent: ` (${day}${ownTime}, ${t('your time')})` }),
    );
  }
}
