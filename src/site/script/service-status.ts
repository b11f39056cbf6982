import { formatInstant } from './dates.ts';
import { all } from './dom.ts';
import { t } from './page-values.ts';
import type { Health } from './service-health.ts';

/** Shows the health of the service on the page of its status. */
export function showStatus(health: Health): void {
  const { status, feed } = health;
  const textByField = new Map([
    ['status', t(status === 'ok' ? 'OK' : 'degraded')],
    ['reasons', reasonsOf(health).join('; ') || t('none')],
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
