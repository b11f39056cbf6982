import type * as z from 'zod';
import type { health as resource } from '../../resources/health.ts';
import { formatInstant } from './dates.ts';
import { all, setText } from './dom.ts';
import { kickoffs, t } from './values.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Health = z.infer<typeof resource.responseSchema>;

const fetchJson = async (url: string) => (await fetch(url)).json();

/** Says that live scores fail, unless the page says already that it is old. */
export function showStale(): void {
  for (const banner of all('[data-freshness]')) {
    if (!banner.hidden) continue;
    setText(banner.firstElementChild, t('Live scores are not coming through: this page may be out of date.'));
    banner.dataset.freshness = 'stale';
    banner.hidden = false;
  }
}

/** Takes back that live scores fail, since they came again. */
export function hideStale(): void {
  for (const banner of all('[data-freshness=stale]')) banner.hidden = true;
}

/** Shows the banner of a page without the result of a match that was to be played more than a day ago. */
export function showAge(): void {
  const [firstKickoff = Number.POSITIVE_INFINITY] = kickoffs;
  const isOld = Date.now() - firstKickoff * 60_000 > dayMs;
  for (const banner of all('[data-freshness]')) banner.hidden = !isOld;
}

/** Shows the state of the feed, or only a banner where the feed fails. Returns whether the feed is on. */
export async function showHealth(): Promise<boolean> {
  const answer: Health = await fetchJson('/api/v1/health');
  const { status, feed } = answer;
  if (feed.enabled && status === 'degraded' && feed.last_error !== null) showStale();
  const textByField = new Map([
    ['status', t(status === 'ok' ? 'OK' : 'degraded')],
    ['reasons', reasonsOf(answer).join('; ') || t('none')],
    ['feedEnabled', feed.enabled ? t('on') : t('off')],
    ['lastSuccess', feed.last_success === null ? '–' : formatInstant(feed.last_success)],
    ['lastError', feed.last_error ?? t('none')],
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
  const ofFeed = [
    ...(feed.last_error === null ? [] : [t('the live feed does not answer')]),
    ...(feed.rejected > 0 ? [t('values of the feed rejected: {count}', { count: feed.rejected })] : []),
    ...(feed.missing > 0 ? [t('entries missing from the feed: {count}', { count: feed.missing })] : []),
  ];
  // The API has one reason more where results are overdue.
  return reasons.length > ofFeed.length ? [t('results are overdue'), ...ofFeed] : ofFeed;
}
