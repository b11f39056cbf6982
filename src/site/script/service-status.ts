import type * as z from 'zod/mini';
import type { health as resource } from '../../resources/health.ts';
import { lateMs, latestKickoff, matchMs } from '../match/match-phase.ts';
import { formatInstant } from './dates.ts';
import { all, ask, setText } from './dom.ts';
import { currentTime, kickoffs, setClock, t } from './values.ts';

type Health = z.infer<typeof resource.responseSchema>;

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

/**
 * Shows how many results are missing, of matches that began more than a day ago. What the page says of now was so in the
 * past then, results come first, and a match that is over by the clock is not a next one.
 */
export function showAge(): void {
  const age = (kickoff: number) => currentTime() - kickoff;
  const missing = kickoffs.filter((minutes) => age(minutes * 60_000) >= lateMs).length;
  for (const banner of all('[data-freshness]')) banner.hidden = missing === 0;
  for (const count of all('[data-missing]')) setText(count, `${missing}`);
  if (missing === 0) return;
  for (const place of all('[data-past]')) setText(place, place.dataset.past ?? '');
  for (const strip of all('.strip')) strip.prepend(...all('[data-phase=last]', strip));
  for (const card of all('.card[data-phase=next]')) {
    const time = card.querySelector('time');
    if (!time || age(kickoffIn(time)) < matchMs) continue;
    const list = card.parentElement;
    card.remove();
    if (list?.childElementCount === 0) list.closest('section')?.remove();
  }
}

/** Returns the kick-off of a card, or else the end of its day. */
function kickoffIn({ dataset, dateTime }: HTMLTimeElement): number {
  return latestKickoff({ date: dateTime, kickoff_utc: dataset.kickoff === undefined ? null : dateTime });
}

/**
 * Shows the state of the feed, or only a banner where it or the API fails, and the age of the page by the server's clock.
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
