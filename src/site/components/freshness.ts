import { league } from '../../records/league.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/** The attribute of an element whose scores the script keeps up to date. A league without a feed has no live scores. */
export const withLiveScores = league.feed ? html` data-live` : nothing;

/** Returns the day that the data is as of, and a banner. The script shows the banner when the data is old or the feed fails. */
export function freshness({ t, format, asOf, path }: Site): Html {
  return html`<p class="lead">${t.asOf(format.day(asOf))}</p>
<p class="warning" data-freshness role="status" hidden>${league.feed ? t.stale : t.overdue} <a href="${path({ page: 'status' })}">${t.nav.status}</a></p>`;
}
