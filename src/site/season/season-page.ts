import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { seasonName } from '../../records/season-span.ts';
import { freshness } from '../components/freshness.ts';
import { sourceLinks, wholeSeason } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { playOffs } from './play-offs.ts';
import { pointsRace } from './points-race.ts';
import { resultsGrid } from './results-grid.ts';
import { seasonAttendance } from './season-attendance.ts';
import { seasonHonours } from './season-honours.ts';
import { seasonLeaders } from './season-leaders.ts';

/** Returns the page of a season, from its standings and results to its honours and attendance. */
export function seasonPage(site: Site, season: number): Page {
  const { t, data } = site;
  const matches = data.matches.get(season) ?? [];
  return {
    route: { page: 'season', season },
    title: t.season.title(seasonName(season)),
    description: t.season.description(seasonName(season)),
    trail: [{ label: t.nav.seasons, route: { page: 'seasons' } }],
    content: html`${season === site.currentSeason ? freshness(site) : nothing}<p class="lead">${summary(site, season, matches)}</p>
${data.hasStandings(season) ? standingsPart(site, season) : nothing}
${playOffs(site, season)}
<div class="columns">${seasonLeaders(site, season, 'goals')}${seasonLeaders(site, season, 'assists')}</div>
<div class="columns">${seasonHonours(site, season)}${seasonAttendance(site, season)}</div>`,
  };
}

/** Returns the standings of a season, with the points race and the results of its matches. */
function standingsPart(site: Site, season: number): Html {
  const { t, data } = site;
  const rows = data.standingsOf(season);
  const clubs = rows.map(({ club }) => club);
  return html`<h2 id="table">${t.season.table}</h2>
${standingsTable(site, { caption: t.season.table, season, rows, xg: data.expectedGoals(season) })}
<p class="sources"><a href="${site.path({ page: 'table', season })}">${t.season.onDate}</a></p>
${sourceLinks(site, { resource: 'standings', query: { season } })}
<div class="columns to-right">
<section><h2 id="race">${t.season.race}</h2>${pointsRace(site, season)}</section>
<section><h2 id="results">${t.season.grid}</h2>${resultsGrid(site, season, clubs, data.standingsMatches(season))}
${sourceLinks(site, { resource: 'matches', query: wholeSeason(season), calendar: '/calendar/all.ics' })}</section>
</div>`;
}

function summary({ t, data }: Site, season: number, matches: readonly Match[]): string {
  const row = data.tables.rows('seasons').find((seasonRow) => seasonRow.season === season);
  const progress = t.season.known(matches.filter(hasResult).length, matches.length);
  if (!row?.champion) return progress;
  return `${progress} · ${t.season.champion(data.shortName(row.champion, season))}`;
}
