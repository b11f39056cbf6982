import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { isLate, missingResults } from '../lookups/last-and-next-matches.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/**
 * Returns a banner with how many results are missing and since when. The script shows it once some are, or where the live
 * scores fail.
 */
export function missingResultsBanner(site: Words & Addresses & LeagueData): Html {
  const { t, path, label } = site;
  const missing = missingResults(site);
  const count = missing
    ? html`${t('Results missing since {day}', { day: inWords(site, missing.since) })}${t(': ')}<span data-missing>${missing.count}</span>. `
    : nothing;
  const lastDay = inWords(site, missing?.lastDay ?? site.asOf);
  return html`<p class="warning" data-freshness role="status"${isLate(site) ? nothing : html` hidden`}>
<span>${count}${t('Results after {day} are not in yet.', { day: lastDay })}</span>
<a href="${path({ page: 'status' })}">${label('status')}</a></p>`;
}

/**
 * Returns a text about the present. Once results are missing, it is the text about the past; the script changes it too.
 *
 * @param textOf of now, or of the past with the day of the last result in words
 * @param withFigures the text of now with the figures that move on a match day
 */
export function timely(
  site: Words & LeagueData,
  textOf: (lastDay?: string) => string,
  withFigures: (text: string) => Html = (text) => html`${text}`,
): Html {
  const missing = missingResults(site);
  const text = withFigures(textOf());
  if (!missing) return text;
  const pastText = textOf(inWords(site, missing.lastDay));
  return isLate(site) ? html`${pastText}` : html`<span data-past="${pastText}">${text}</span>`;
}

/** Returns what a figure of now is, with the day of the last result once results are missing. */
export function dated(site: Words & LeagueData, text: string, withFigures?: (text: string) => Html): Html {
  return timely(
    site,
    (day) => (day === undefined ? text : `${text}, ${site.t('as of {day}', { day })}`),
    withFigures,
  );
}

/** Returns a day in words, with its year where that is not the present one. */
function inWords({ format, now }: Words & LeagueData, day: string): string {
  return day.startsWith(`${now.getUTCFullYear()}-`) ? format.monthDay(day) : format.day(day);
}
