import type * as z from 'zod';
import type { health as resource } from '../../resources/health.ts';
import { formatInstant } from './dates.ts';
import { all } from './dom.ts';
import { texts } from './values.ts';

type Health = z.infer<typeof resource.responseSchema>;

const fetchJson = async (url: string) => (await fetch(url)).json();

/** Shows the banner that says that the page may be out of date. */
export function showStale(): void {
  for (const banner of all('[data-freshness]')) banner.hidden = false;
}

/** Shows the state of the feed, or only a banner where the data is old. Returns whether the feed is on. */
export async function showHealth(): Promise<boolean> {
  const answer: Health = await fetchJson('/api/v1/health');
  const { status, feed, data_age_hours } = answer;
  if (!feed.enabled) {
    for (const { firstChild } of all('[data-freshness]')) firstChild?.replaceWith(`${texts.overdue} `);
  }
  if (status === 'degraded' && (feed.last_error !== null || data_age_hours > 72)) showStale();
  const { health } = texts;
  const textByField = new Map([
    ['status', health[status]],
    ['reasons', reasonsOf(answer).join('; ') || health.none],
    ['feedEnabled', feed.enabled ? health.yes : health.no],
    ['lastSuccess', feed.last_success === null ? '–' : formatInstant(feed.last_success)],
    ['lastError', feed.last_error ?? health.none],
    ['rejected', `${feed.rejected}`],
  ]);
  for (const place of all('[data-field]')) {
    const field = place.dataset.field ?? '';
    place.textContent = textByField.get(field) ?? '';
    // The API's own words are English on every page.
    if (field === 'lastError' && feed.last_error !== null) place.lang = 'en';
  }
  for (const place of all('[data-release]')) place.textContent = (await fetchJson('/release.json')).release;
  return feed.enabled;
}

/** Returns why the service is degraded, in the language of the page. */
function reasonsOf({ reasons, feed }: Health): string[] {
  const words = texts.health.reasons;
  const ofFeed = [
    ...(feed.last_error === null ? [] : [words.failing]),
    ...(feed.rejected > 0 ? [words.rejected.replace('#', `${feed.rejected}`)] : []),
    ...(feed.missing > 0 ? [words.missing.replace('#', `${feed.missing}`)] : []),
  ];
  // The API has one reason more where results are overdue.
  return reasons.length > ofFeed.length ? [words.overdue, ...ofFeed] : ofFeed;
}
