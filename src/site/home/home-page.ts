import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { apiRoot } from '../../resources/discovery.ts';
import { freshness, withLiveScores } from '../components/freshness.ts';
import { matchStrip } from '../components/match-card.ts';
import { sourceLinks, wholeSeason } from '../components/source-links.ts';
import { dataReleases } from '../docs/changes.ts';
import { codeBlock } from '../docs/code-tabs.ts';
import { currentProjections, projectionsTable } from '../forecast/projections-table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink, seasonLink } from '../links.ts';
import { matchSeasons } from '../lookups/matches.ts';
import { isAhead } from '../match/match-phase.ts';
import { leadersPanel } from '../season/season-leaders.ts';
import { areOver, currentStandings, seasonProgress, seasonRecords } from '../season/season-records.ts';
import type { Site } from '../site.ts';
import { seasonHeadline } from './headline.ts';

const entriesShown = 3;

/** Returns the last changes of the data, each to be opened, and a link to all. Their texts are in English. */
function whatIsNew(site: Site): Html {
  const { t, format } = site;
  const entries = dataReleases(site).slice(0, entriesShown);
  if (entries.length === 0) return nothing;
  return html`<section class="panel"><h2 id="new">${t('What is new')}</h2>
${entries.map(({ title, day, text }) => html`<details><summary>${day === undefined ? title : format.day(day)}</summary><div class="small" lang="en">${text}</div></details>\n`)}
<p class="small">${developerLink(site, { page: 'changelog' }, t('All changes'))}</p></section>`;
}

const matchesShown = 5;

declare module '../routes.ts' {
  interface PageParameters {
    home: object;
  }
}

export const homeKind: PageKind = {
  name: 'home',
  paths: { en: '/', fr: '/' },
  label: 'Home',
  menus: ['header'],
  pages: (site) => [homePage(site)],
};

/** Returns the home page: matches around today, what the season is about, the table, scorers, and links to go on. */
export function homePage(site: Site): Page {
  const { t, tables, currentSeason: season } = site;
  const matches = tables.rows('matches', season);
  return {
    route: { page: 'home' },
    title: t('{league} {season}', { season: site.seasonName(season) }),
    description: t('Table, results and fixtures of the {season} {league} season, as open data.', {
      season: site.seasonName(season),
    }),
    header: matchStrip(
      site,
      t('Matches around today'),
      matchesAround(matches, site.asOf),
      withLiveScores(site),
    ),
    content: html`<div class="split"><div>
<h1>${seasonHeadline(site, season)}</h1>
<p class="lead">${t('{league} {season}', { season: site.seasonName(season) })} · ${seasonProgress(site, season)}</p>
${freshness(site)}
${currentStandings(site, season, t('Table'))}
${mayEnd(site)}</div>
<aside>
${leadersPanel(site, season, 'goals')}${areOver(matches) ? seasonRecords(site, season) : nothing}
${whatIsNew(site)}
<section class="panel"><h2 id="build">${t('Build with it')}</h2>
<p>${t('A JSON API without a key, files on a CDN, calendars.')}</p>
${codeBlock(site, `curl '{host}${apiRoot}/matches?next=3'`)}
<p class="small">${developerLink(site, { page: 'docs' }, site.label('docs'))} · ${developerLink(site, { page: 'data' }, site.label('data'))}</p></section>
<section class="panel"><h2 id="more">${t('Every season')}</h2>
<p>${t('Seasons, clubs, matches and players since {since}.')}</p>${seasonLinks(site)}
${sourceLinks(site, { resource: 'matches', query: wholeSeason(season), calendar: '/calendar/all.ics' })}</section>
</aside></div>`,
  };
}

/** Returns how the season may end, and a link to how good such forecasts were. A season without projections has none. */
function mayEnd(site: Site): Html {
  if (currentProjections(site).length === 0) return nothing;
  return html`<h2 id="end">${site.t('How it may end')}</h2>
${projectionsTable(site)}
<p class="small"><a href="${site.path({ page: 'forecast-record' })}">${site.t('How good were the forecasts?')}</a></p>`;
}

/** Returns the next matches, then the latest results, the nearest first. Between seasons there are results alone. */
function matchesAround(matches: readonly Match[], asOf: string): Match[] {
  const nextMatches = matches.filter((match) => isAhead(match, asOf)).slice(0, matchesShown);
  const results = matches.filter(hasResult).toReversed();
  return [...nextMatches, ...results.slice(0, nextMatches.length === 0 ? 2 * matchesShown : matchesShown)];
}

function seasonLinks(site: Site): Html {
  return html`<ul class="links">${matchSeasons(site.tables)
    .toReversed()
    .map((season) => html`<li>${seasonLink(site, season)}</li>`)}</ul>`;
}
