import { apiRoot } from '../../resources/discovery.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the attribute of an element whose scores the script keeps up to date. A league without a feed has no live scores. */
export function withLiveScores({ tables }: Site): Html {
  return tables.league.feed ? html` data-live` : nothing;
}

/** Returns a banner. The script shows it where a match was due more than a day ago, or where the live scores fail. */
export function freshness({ t, format, asOf, path, label }: Site): Html {
  return html`<p class="warning" data-freshness role="status" hidden><span>${t('This page ends on {day}: later results are missing.', { day: format.day(asOf) })}</span> <a href="${path({ page: 'status' })}">${label('status')}</a></p>`;
}

/** Returns the address of what the standings of the current season follow: those as they stand. A finished season stays as it is. */
export function standingsAddress({ currentSeason, tables }: Site, season: number): string | undefined {
  return tables.league.feed && season === currentSeason
    ? `${apiRoot}/standings?season=${season}&in_play=true`
    : undefined;
}
