import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the day the data is of, and a banner that the script shows when the data is old or the feed fails. */
export function freshness({ t, format, asOf, path }: Site): Html {
  return html`<p class="lead">${t.asOf(format.day(asOf))}</p>
<p class="warning" data-freshness role="status" hidden>${t.stale} <a href="${path({ page: 'status' })}">${t.nav.status}</a></p>`;
}
