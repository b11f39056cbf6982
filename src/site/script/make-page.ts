import { followClub } from './club-choice.ts';
import { showLocalTimes } from './dates.ts';
import { all, make } from './dom.ts';
import { followMatches } from './live-scores.ts';
import type { LivePage } from './live-state.ts';
import { showAge } from './page-age.ts';
import { hasFeed, t } from './page-values.ts';
import { makeSearchField } from './search-field.ts';
import { type Health, showHealth } from './service-health.ts';
import { copyText, makeTakeAway } from './take-away.ts';

/**
 * Adds to a page that works without it: local times, the club that the reader follows, copying, a search, live scores. Returns
 * the health of the service, where the page asks for it.
 *
 * @param livePage of a page that shows matches
 */
export async function makePage(livePage?: LivePage): Promise<Health | undefined> {
  for (const host of all('.host')) host.textContent = location.origin;
  showLocalTimes();
  // On a phone the navigation scrolls sideways.
  for (const link of all('.site-header nav [aria-current]'))
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
  for (const place of all('[data-index]')) makeSearchField(place);
  for (const block of all('pre[data-copy]')) makeCopyable(block);
  for (const nav of all('[data-slider]')) makeSlider(nav);
  followClub();
  makeTakeAway();
  // Files without the Worker have no API to ask. Only pages that show a status, or depend on the time, ask for the health of the service.
  const isServed = document.body.dataset.filesOnly === undefined;
  const asksHealth =
    isServed && all('[data-freshness], [data-status], [data-past], [data-phase=next]').length > 0;
  const health = asksHealth ? showHealth() : undefined;
  if (!isServed) showAge();
  if (hasFeed && isServed) void followMatches(health, livePage);
  return health;
}

/** Puts a button before a block of code that copies it. */
function makeCopyable(block: HTMLElement): void {
  const button = make('button', { type: 'button', className: 'copy', textContent: t('Copy') });
  button.addEventListener('click', () => copyText(block.querySelector('code')?.textContent ?? '', button));
  block.before(button);
}

/** Lets a slider choose among the links of a list to the days of a page. The address has the day that is shown. */
function makeSlider(nav: HTMLElement): void {
  const links = all<HTMLAnchorElement>('a', nav);
  const slider = nav.querySelector('input');
  if (!slider) return;
  const showDay = () => {
    const chosen = links.find((link) => link.hash === location.hash) ?? links.at(-1);
    for (const link of links) link.ariaCurrent = link === chosen ? 'true' : null;
    slider.value = `${chosen ? links.indexOf(chosen) : 0}`;
    slider.ariaValueText = chosen?.textContent ?? null;
  };
  showDay();
  addEventListener('hashchange', showDay);
  slider.addEventListener('input', () => location.replace(links[Number(slider.value)]?.hash ?? ''));
}
