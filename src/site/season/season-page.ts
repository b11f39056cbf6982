import type { Addresses } from '../addresses.ts';
import { beforeToday } from '../components/before-today.ts';
import { missingResultsBanner, timely } from '../components/late-results.ts';
import { isFollowed } from '../components/live-attributes.ts';
import { matchRows } from '../components/match-list.ts';
import { panel, part } from '../components/panels.ts';
import { standingsTable } from '../components/standings-table.ts';
import { wholeSeason } from '../data-links.ts';
import { whatIfLink } from '../forecast/what-if-seasons.ts';
import { seasonHeadline } from '../home/headline.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { weekLink, xgLink } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { expectedGoalsOf, hasStandings, standingsOf } from '../lookups/season-standings.ts';
import { lastPlayedWeek, weeksOf } from '../lookups/weeks.ts';
import { tieBreakNames } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { playOffs } from './bracket.ts';
import { chanceCharts, pointsRace, resultsGrid } from './season-charts.ts';
import { seasonHonours } from './season-honours.ts';
import { leadersPanel } from './season-leaders.ts';
import { seasonProgress, seasonRecords } from './season-records.ts';
import { titleRacePart } from './title-race.ts';

/** Returns the page of a season: its statement and table, its play-offs, the race and every result, with what stood out beside. */
export function seasonPage(site: Words & Addresses & PublishedData, season: number): Page {
  const { t, tables } = site;
  const headline =
    season === site.currentSeason
      ? timely(site, (lastDay) => seasonHeadline(site, season, lastDay))
      : seasonHeadline(site, season);
  const weeks = weeksAround(site, season);
  const title = titleRacePart(site, season);
  const scorers = leadersPanel(site, season, 'goals');
  // Beside the table of a season that is over is one week alone.
  const areScorersBeside = weeks.length < 2;
  return {
    route: { page: 'season', season },
    title: t('{season} season', { season }),
    description: t(
      'Table, points race{playOffs, select, yes {, every result and play-offs} other { and every result}} of the {season} {league} season.',
      { season },
    ),
    trail: [{ label: site.label('seasons'), route: { page: 'seasons' } }],
    header: html`<h1${season === site.currentSeason ? figureAttribute('table_headline') : nothing}>${headline}</h1>
<p class="lead">${joined([
      t('{season} season', { season }),
      seasonProgress(site, season),
      html`<a href="${site.path({ page: 'matches', season })}">${site.label('matches')}</a>`,
      neighbours(site, season),
    ])}</p>`,
    content: html`${season === site.currentSeason ? missingResultsBanner(site) : nothing}
<div class="split"><div>${hasStandings(tables, season) ? standingsPart(site, season) : nothing}</div>
<div>${title === nothing ? nothing : html`<section class="panel">${title}</section>\n`}${weeks}${areScorersBeside ? scorers : nothing}</div></div>
${playOffs(site, season)}
${hasStandings(tables, season) ? everyResult(site, season) : nothing}
<div class="panels">
${areScorersBeside ? nothing : scorers}
${leadersPanel(site, season, 'assists')}
${seasonHonours(site, season)}
${seasonRecords(site, season)}</div>`,
  };
}

/** Returns the matches of the last week with results and of the next one, each in a panel. */
function weeksAround(site: Words & Addresses & PublishedData, season: number): Html[] {
  const weeks = weeksOf(site.tables, season);
  const last = lastPlayedWeek(weeks);
  return weeks.slice(last, last + 2).map((week) =>
    panel(site, {
      id: `week-${week.number}`,
      title: weekLink(site, week),
      content: matchRows(site, week.matches, { day: 'weekday', isLive: isFollowed(site, season) }),
    }),
  );
}

/** Returns links to the seasons before and after. */
function neighbours(
  { tables, path, seasonName }: Words & Addresses & LeagueData,
  season: number,
): Html | null {
  const seasons = matchSeasons(tables);
  if (seasons.length < 2) return null;
  const index = seasons.indexOf(season);
  const link = (arrow: string, other: number | undefined) =>
    other && html`<a href="${path({ page: 'season', season: other })}">${arrow} ${seasonName(other)}</a> `;
  return html`${link('←', seasons[index - 1])}${link('→', seasons[index + 1])}`;
}

function standingsPart(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables } = site;
  const standings = standingsTable(site, {
    caption: t('Table'),
    season,
    rows: standingsOf(tables, season),
    xg: expectedGoalsOf(tables, season),
    isLive: isFollowed(site, season),
  });
  const onAnyDate = html`<a href="${site.path({ page: 'table', season })}">${t('The table on any date')}</a>`;
  return part(site, {
    id: 'table',
    title: t('Table'),
    content: html`${standings}
${tieBreakNote(site)}
${securedNote(site, season)}
${xgNote(site, season)}
<p class="note">${onAnyDate} · ${whatIfLink(site, season)}</p>`,
    data: { resource: 'standings', query: { season } },
  });
}

/** Returns what orders clubs that are level on points, by the rules of the league. */
function tieBreakNote({ t, tables }: Words & LeagueData): Html {
  const criteria = tables.league.tie_breaks.map((name) => t(tieBreakNames[name]));
  const published = t('{criteria, plural, =0 {the} other {then the}} order that the league publishes', {
    criteria: criteria.length,
  });
  return html`<p class="note">${t('Level on points: {order}.', { order: [...criteria, published].join(', ') })}</p>`;
}

/** Returns on which day first place was secured. It is empty where it is open. */
function securedNote({ t, format, tables }: Words & LeagueData, season: number): Html {
  const row = tables.rows('projections', season).find(({ certain }) => certain === 'first');
  if (!row) return nothing;
  const values = { club: shortName(tables, row.club, season), day: format.day(row.date) };
  return html`<p class="note">${t('{club} secured first place on {day}.', values)}</p>\n`;
}

/** Returns what xG is, and of which clubs it counts a part of the matches. A season without it has none. */
function xgNote(site: Words & Addresses & LeagueData, season: number): Html {
  const { t, tables } = site;
  const xg = expectedGoalsOf(tables, season);
  if (xg.size === 0) return nothing;
  const partial = standingsOf(tables, season).flatMap(({ club, played }) => {
    const matches = xg.get(club)?.matches ?? 0;
    if (matches === played) return [];
    return [t('{club} in {matches} of {played}', { club: shortName(tables, club, season), matches, played })];
  });
  const matches = partial.length === 0 ? '' : `${t('Matches with xG')}${t(': ')}${partial.join(', ')}.`;
  const now = season === site.currentSeason ? beforeToday(site) : nothing;
  return html`<p class="note">${xgLink(site)} ${matches}${now}</p>\n`;
}

function everyResult(site: Words & Addresses & PublishedData, season: number): Html {
  const { t } = site;
  const race = part(site, {
    id: 'race',
    title: t('Points race'),
    isBeforeToday: season === site.currentSeason,
    content: pointsRace(site, season),
    isChart: true,
  });
  const results = part(site, {
    id: 'results',
    title: t('Every result'),
    isBeforeToday: season === site.currentSeason,
    content: resultsGrid(site, season),
    isChart: true,
    data: { ...wholeSeason('matches', season), calendar: '/calendar/all.ics' },
  });
  return html`<div class="columns">
<div>${race}</div>
${chanceCharts(site, season)}
<div>${results}</div></div>`;
}
