import { lateMs, latestKickoff, matchMs } from '../match/match-phase.ts';
import { all, setText } from './dom.ts';
import { currentTime, kickoffs, locale, t } from './page-values.ts';

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
 * Shows how many results are missing, of matches that began more than a day ago. The page then speaks of its present in the
 * past and shows results first. A match that is over by the clock is no longer the next one.
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

/**
 * Says of matches that are over by the clock, but were not when the page was made, that their result is missing. Their
 * chances go, and leave their room to the result.
 */
export function showMissingResults(): void {
  for (const time of all<HTMLTimeElement>('[data-phase=next] .state time[data-kickoff]')) {
    const kickoff = new Date(time.dateTime);
    if (currentTime() - kickoff.getTime() < matchMs) continue;
    time.closest<HTMLElement>('.card, .match')?.classList.add('over');
    const timeZone = time.dataset.kickoff;
    const day = kickoff.toLocaleDateString(locale, { month: 'short', day: 'numeric', timeZone });
    time.textContent = `${day} · ${t('Result not in yet')}`;
  }
}

/** Returns the kick-off of a card, or else the end of its day. */
function kickoffIn({ dataset, dateTime }: HTMLTimeElement): number {
  return latestKickoff({ date: dateTime, kickoff_utc: dataset.kickoff === undefined ? null : dateTime });
}
