import { isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchFigure } from '../live-figures.ts';
import { clubClassIn, shortName } from '../lookups/club-lookups.ts';
import { forecastByMatch } from '../lookups/match-lookups.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/**
 * Returns the forecast of a match as one bar of three parts, with the figures below it. A match without one has none. The
 * script moves the bar of a match in play, and says at which minute.
 *
 * @param hasNames whether the clubs are named, where they are not above it
 */
export function outcomeBar(site: Words & LeagueData, match: Match, hasNames = false): Html {
  const { t, format, tables } = site;
  const { season, home_club, away_club } = match;
  const probabilities = forecastByMatch(tables).get(match.match_id)?.probabilities;
  if (!probabilities) return nothing;
  const { home, draw, away } = probabilities;
  const part = (className: string, from: number, share: number) =>
    html`<rect class="${className}" x="${permille(from)}" width="${permille(share)}" height="1"/>`;
  const figure = (kind: 'home' | 'draw' | 'away', name: Html) =>
    html`<span>${name} <span${matchFigure(kind, match)}>${format.percent(probabilities[kind])}</span></span>`;
  const nameOf = (club: string) => {
    const name = shortName(tables, club, season);
    return hasNames ? html`${name}` : html`<span class="visually-hidden">${name}</span>`;
  };
  const when = isOpen(match.status)
    ? html`<span class="small muted when"${matchFigure('state', match)}>${t('before kick-off')}</span>`
    : nothing;
  return html`<span class="chances">${when}<svg class="share" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
${part(`home ${clubClassIn(tables, home_club, season)}`, 0, home)}
${part('drawn', home, draw)}
${part(`away ${clubClassIn(tables, away_club, season)}`, home + draw, away)}</svg>
<span class="small shares">${figure('home', nameOf(home_club))}
${figure('draw', html`${t('draw')}`)}
${figure('away', nameOf(away_club))}</span></span>`;
}

function permille(share: number): number {
  return Math.round(share * 1000);
}
