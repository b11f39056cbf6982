import type * as z from 'zod/mini';
import type { health as resource } from '../../resources/health.ts';
import { formatInstant } from './dates.ts';
import { all, ask } from './dom.ts';
import { showAge, showStale } from './page-age.ts';
import { setClock, t } from './page-values.ts';

type Health = z.infer<typeof resource.responseSchema>;

/**
 * Shows the state of the feed and the age of the page by the server's clock. Other pages show only a banner where the feed
 * or the API fails.
 */
export async function showHealth(): Promise<void> {
  const answer = await ask<Health>('/api/v1/health');
  if (answer) setClock(Date.parse(answer.data_as_of) + answer.data_age_hours * 60 * 60_000);
  showAge();
  if (!answer) return showStale();
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
