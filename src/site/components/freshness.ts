import { league } from '../../records/league.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/**
 * The attribute of an element whose scores the script keeps up to date; without a feed, no request would change them.
 */
export const withLiveScores = league.feed ? html` data-live` : nothing;

/** Returns the day the data is of, and a banner that the script shows when the data is old or the feed fails. */
export function freshness({ t, format, asOf, path }: Site): Html {
  return html`<p class="lead">${t.asOf(format.day(asOf))}</p>
<p class="warning" data-freshness role="status" hidden>${league.feed ? t.stale : t.overdue} <a href="${path({ page: 'status' })}">${t.nav.status}</a></p>`;
}
