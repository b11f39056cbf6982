import type { Honour } from '../../records/directory.ts';
import type { Season } from '../../records/season.ts';
import { ofSeason } from '../../records/season-rules.ts';
import type { Addresses } from '../addresses-and-menus.ts';
import { freshness, standingsAddress, timely } from '../components/freshness.ts';
import { matchRows } from '../components/match-lists.ts';
import { panel, part } from '../components/parts.ts';
import { standingsTable } from '../components/standings-table.ts';
import { table } from '../components/table.ts';
import { whatIfLink } from '../forecast/what-if-page.ts';
import { seasonHeadline } from '../home/headline.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import {
  clubLink,
  namedClubLink,
  playerLink,
  seasonLink,
  sourceLinks,
  translated,
  weekLink,
  wholeSeason,
  xgLink,
} from '../links.ts';
import { clubsById, matchSeasons, shortName } from '../lookups/by-id.ts';
import { expectedGoalsOf, hasStandings, lastPlayedWeek, standingsOf, weeksOf } from '../lookups/seasons.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { playOffs } from './bracket.ts';
import { chanceCharts, pointsRace, resultsGrid } from './season-charts.ts';
import { leadersPanel } from './season-leaders.ts';
import { seasonProgress, seasonRecords } from './season-records.ts';

/** Returns the known honours of a season in a panel, each with its recipients. */
function seasonHonours(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables } = site;
  const rows = ofSeason(tables.rows('honours'), season);
  if (rows.length === 0) return nothing;
  const honours = [...Map.groupBy(rows, ({ honour }) => honour).values()];
  const items = honours.map(
    (recipients) => html`<dt>${recipients.slice(0, 1).map((honour) => nameOf(site, honour))}</dt>
${recipients.map((honour) => html`<dd>${recipient(site, honour)}</dd>`)}
`,
  );
  return panel(site, {
    id: 'honours',
    title: t('Honours'),
    content: html`<dl class="stack">${items}</dl>`,
    sources: { resource: 'honours', query: { season } },
  });
}

/** Returns the name of an honour, and how many of its recipients are known where that is not all. */
function nameOf(words: Words, { honour, recipients, recipients_known }: Honour): Html {
  const name = translated(words, honour);
  if (recipients === null || recipients_known === recipients) return name;
  return html`${name} (${words.t('{known} of {recipients} known', { known: recipients_known, recipients })})`;
}

function recipient(
  site: Addresses & LeagueData,
  { recipient: name, player_id, club, team, season }: Honour,
): Html {
  if (club !== null && name === team) return namedClubLink(site, club, name);
  const coaches = club === null ? [] : (clubsById(site.tables).get(club)?.coaches ?? []);
  const isCoach = coaches.some(({ coach }) => coach === name);
  const person =
    club !== null && isCoach
      ? namedClubLink(site, club, name, '#coaches')
      : playerLink(site, { player_id, name });
  return club === null ? person : html`${person}, ${clubLink(site, club, season)}`;
}

/** Returns the page of a season: its statement and table, its play-offs, the race and every result, with what stood out beside. */
export function seasonPage(site: Words & Addresses & PublishedData, season: number): Page {
  const { t, tables } = site;
  const headline =
    season === site.currentSeason
      ? timely(site, (lastDay) => seasonHeadline(site, season, lastDay))
      : seasonHeadline(site, season);
  const weeks = weeksAround(site, season);
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
    header: html`<h1>${headline}</h1>
<p class="lead">${joined([
      t('{season} season', { season }),
      seasonProgress(site, season),
      html`<a href="${site.path({ page: 'matches', season })}">${site.label('matches')}</a>`,
      neighbours(site, season),
    ])}</p>`,
    content: html`${season === site.currentSeason ? freshness(site) : nothing}
<div class="split"><div>${hasStandings(tables, season) ? standingsPart(site, season) : nothing}</div>
<div>${weeks}${areScorersBeside ? scorers : nothing}</div></div>
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
      content: matchRows(site, week.matches, { day: 'weekday' }),
    }),
  );
}

/** Returns links to the seasons before and after. */
function neighbours({ tables, path, seasonName }: Words & Addresses & LeagueData, season: number): Html {
  const seasons = matchSeasons(tables);
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
    follows: standingsAddress(site, season),
  });
  const onAnyDate = html`<a href="${site.path({ page: 'table', season })}">${t('The table on any date')}</a>`;
  return part(site, {
    id: 'table',
    title: t('Table'),
    content: html`${standings}
${securedNote(site, season)}
${xgNote(site, season)}
<p class="sources">${onAnyDate} · ${whatIfLink(site, season)}</p>`,
    sources: { resource: 'standings', query: { season } },
  });
}

/** Returns on which day first place was secured. It is empty where it is open. */
function securedNote({ t, format, tables }: Words & LeagueData, season: number): Html {
  const row = tables.rows('projections', season).find(({ certain }) => certain === 'first');
  if (!row) return nothing;
  const values = { club: shortName(tables, row.club, season), day: format.day(row.date) };
  return html`<p class="sources">${t('{club} secured first place on {day}.', values)}</p>\n`;
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
  return html`<p class="sources">${xgLink(site)} ${matches}</p>\n`;
}

function everyResult(site: Words & Addresses & PublishedData, season: number): Html {
  const { t } = site;
  const race = part(site, { id: 'race', title: t('Points race'), content: pointsRace(site, season) });
  const results = part(site, {
    id: 'results',
    title: t('Every result'),
    content: resultsGrid(site, season),
    sources: { ...wholeSeason('matches', season), calendar: '/calendar/all.ics' },
  });
  return html`<div class="columns">
<div>${race}</div>
${chanceCharts(site, season)}
<div>${results}</div></div>`;
}

/** Returns the list of seasons, the latest first. */
export function seasonsPage(site: Words & Addresses & PublishedData): Page {
  const { t, tables } = site;
  const rows = tables.rows('seasons').filter(({ season }) => matchSeasons(tables).includes(season));
  const tableWinner = ({ season, regular_season_winner: winner }: Season) =>
    winner === null ? '–' : clubLink(site, winner, season);
  return {
    route: { page: 'seasons' },
    title: t('Seasons'),
    description: t('Every season {ofLeague} with its champion.'),
    content: html`${sourceLinks(site, { resource: 'seasons' })}
${table<Season>({
  caption: t('Seasons'),
  rows: rows.toReversed(),
  columns: [
    { heading: t('Season'), cell: ({ season }) => seasonLink(site, season) },
    {
      heading: t('Champion'),
      isText: true,
      cell: ({ champion, season }) =>
        champion === null ? t('in progress') : clubLink(site, champion, season),
    },
    ...(rows.some((row) => row.regular_season_winner !== null)
      ? [{ heading: t('Table winner'), isText: true, cell: tableWinner } as const]
      : []),
    { heading: t('Matches'), cell: ({ matches_finished }) => matches_finished },
    { heading: t('Format'), isText: true, isWide: true, cell: ({ format }) => translated(site, format) },
  ],
})}
<ul class="links">${site.menu('seasons').map(({ route, label }) => html`<li><a href="${site.path(route)}">${label}</a></li>`)}</ul>`,
  };
}
