import type { Match } from '../../records/match.ts';
import { type Html, html, nothing } from '../html.ts';
import { shortName } from '../lookups/clubs.ts';
import { forecastByMatch } from '../lookups/matches.ts';
import type { Site } from '../site.ts';
import { clubClasses } from './club-mark.ts';

/**
 * Returns the forecast of a match as one bar of three parts, with the figures below it. A match without one has none.
 *
 * @param hasNames whether the clubs are named, where they are not above it
 */
export function outcomeBar(site: Site, match: Match, hasNames = false): Html {
  const { t, format, tables } = site;
  const { season, home_club, away_club } = match;
  const probabilities = forecastByMatch(tables).get(match.match_id)?.probabilities;
  if (!probabilities) return nothing;
  const { home, draw, away } = probabilities;
  const [homeClass, awayClass] = clubClasses(site, [home_club, away_club]).values();
  const part = (className: string, from: number, share: number) =>
    html`<rect class="${className}" x="${permille(from)}" width="${permille(share)}" height="1"/>`;
  const figure = (club: string, share: number) =>
    html`<span>${hasNames ? `${shortName(tables, club, season)} ` : ''}${format.percent(share)}</span>`;
  return html`<span class="chances"><svg class="share" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">${part(`home ${homeClass}`, 0, home)}${part('drawn', home, draw)}${part(`away ${awayClass}`, home + draw, away)}</svg>
<span class="small">${figure(home_club, home)} <span>${t('draw')} ${format.percent(draw)}</span> ${figure(away_club, away)}</span></span>`;
}

function permille(share: number): number {
  return Math.round(share * 1000);
}
