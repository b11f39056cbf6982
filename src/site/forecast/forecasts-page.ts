import { seasonName } from '../../records/season-span.ts';
import { matchCard } from '../components/match-card.ts';
import { sourceLinks, wholeSeason } from '../components/source-links.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchSeasons } from '../lookups/matches.ts';
import { isAhead } from '../match/match-phase.ts';
import { seasonProgress } from '../season/season-progress.ts';
import type { Site } from '../site.ts';
import { forecastHeadline } from './forecast-headline.ts';
import { projectionsTable } from './projections-table.ts';
import { strengthChart } from './strength-chart.ts';
import { recordPanel } from './track-record-panel.ts';

const matchesShown = 8;

declare module '../routes.ts' {
  interface PageParameters {
    forecasts: object;
  }
}

export const forecastsKind: PageKind = {
  name: 'forecasts',
  paths: { en: '/forecasts', fr: '/previsions' },
  label: 'Forecast',
  menus: ['header'],
  tables: ['forecasts'],
  pages: (site) => [forecastsPage(site)],
};

/** Returns the page of forecasts: how the season may end, the next matches, and the strength of clubs over time. */
export function forecastsPage(site: Site): Page {
  const { t, tables, currentSeason: season } = site;
  const projections = projectionsTable(site);
  return {
    route: { page: 'forecasts' },
    title: site.label('forecasts'),
    description: t(
      'How the {season} {league} season may end, the next matches, and the strength of clubs since {since}.',
      { season: seasonName(season) },
    ),
    header: html`<h1>${forecastHeadline(site)}</h1>
<p class="lead">${t('{league} {season}', { season: seasonName(season) })} · ${seasonProgress(site, season)}</p>`,
    content: html`<div class="split"><div>${
      projections === nothing
        ? nothing
        : html`<h2 id="end">${t('How it may end')}</h2>
${projections}`
    }
<h2 id="strength">${t('Strength since {season}|of all clubs', { season: seasonName(matchSeasons(tables)[0] ?? season) })}</h2>
<p class="small muted">${t('A club gains what its opponent loses; each begins at 1500. On neutral ground, 100 points more make 64 wins to 36 losses, draws aside.')}</p>
${strengthChart(site)}
${sourceLinks(site, { resource: 'strength', json: '/dumps/club-strength.json', csv: '/dumps/club-strength.csv' })}</div>
<aside>${recordPanel(site)}</aside></div>
${nextMatches(site)}`,
  };
}

function nextMatches(site: Site): Html {
  const { t, tables, asOf, currentSeason: season } = site;
  const matches = tables
    .rows('matches', season)
    .filter((match) => isAhead(match, asOf))
    .slice(0, matchesShown);
  if (matches.length === 0) return nothing;
  return html`<h2 id="next">${t('Next matches')}</h2>
<ul class="cards">${matches.map((match) => matchCard(site, match))}</ul>
${sourceLinks(site, { resource: 'forecasts', query: wholeSeason(season) })}`;
}
