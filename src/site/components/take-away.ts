import type { Addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { subscriptionAddress } from '../match/calendar-addresses.ts';
import type { Words } from '../words.ts';

/**
 * Returns a button that shares the address of the page, which the script makes work.
 *
 * @param part the id of a part of the page to which the address leads
 */
export function shareButton({ t }: Words, part?: string): Html {
  const place = part === undefined ? '' : `#${part}`;
  return html`<button type="button" data-share="${place}" data-scripted>${t('Share')}</button>`;
}

/** Returns the buttons below a chart, which share it and save it as a picture. */
export function chartButtons(site: Words, part: string): Html {
  const { t } = site;
  return html`<p class="take small" data-scripted>${shareButton(site, part)}
<button type="button" data-save="png">${t('Save as picture')}</button>
<button type="button" data-save="svg">SVG</button></p>`;
}

/**
 * Returns how to subscribe to a calendar: in a program of the device, in Google's, and by its address. Where the build does
 * not know the origin, the script completes the addresses.
 *
 * @param label what the calendar has
 * @param isFollowed whether it becomes that of the club that the reader follows
 */
export function subscription(
  site: Words & Addresses,
  calendar: string,
  label: string,
  isFollowed = false,
): Html {
  const { t, siteUrl = '' } = site;
  const address = subscriptionAddress(site, calendar);
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(address)}`;
  const own = isFollowed ? html` data-own` : '';
  return html`<details class="subscribe" data-calendar="${calendar}"${own}><summary>${label}</summary>
<p><a href="${address}">${t('Calendar of this device')}</a> · <a href="${google}" rel="external">Google Calendar</a></p>
<p><code>${siteUrl}${calendar}</code> <button type="button" data-copied data-scripted>${t('Copy')}</button></p></details>`;
}
