import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { bracket } from '../components/bracket.ts';
import { lineChart } from '../components/line-chart.ts';
import { resultsGrid } from '../components/results-grid.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';
import { playerPath } from './players.ts';

const leadersShown = 5;

/** Returns the page of a season: table, points race, every result, play-offs, leaders and attendance. */
export function seasonPage(site: Site, season: number): Page {
  const { t, data } = site;
  const rows = data.tableOf(season);
  const matches = data.matches.get(season) ?? [];
  const counted = data.tableMatches(season);
  const finished = matches.filter(hasResult);
  const row = data.tables.rows('seasons').find((one) => one.season === season);
  const champion = row?.champion ? data.shortName(row.champion, season) : undefined;
  const stages = new Set(counted.map(({ stage }) => stage));
  const playoffs = matches.filter(({ stage }) => !stages.has(stage));
  return {
    route: { page: 'season', season },
    title: t.season.title(season),
    description: t.season.description(season),
    content: html`<p class="lead">${t.season.known(finished.length, matches.length)}${champion === undefined ? '' : html` · ${t.season.champion(champion)}`}</p>
${sourceLinks(site, {
  json: `/data/v1/matches/season/${season}.json`,
  api: `/api/v1/matches?season=${season}`,
  calendar: '/calendar/all.ics',
})}
<h2 id="table">${t.season.table}</h2>
${standingsTable(site, t.season.table, rows, xgOf(site, season))}
<p class="sources"><a href="${site.path({ page: 'table', season })}">${t.season.onDate}</a></p>
<div class="columns">
<section><h2 id="race">${t.season.race}</h2>${race(site, season)}</section>
<section><h2 id="results">${t.season.grid}</h2>${resultsGrid(
      site,
      season,
      rows.map(({ club }) => club),
      counted,
    )}</section>
</div>
${playoffs.length === 0 ? nothing : html`<h2 id="play-offs">${t.season.playoffs}</h2>${bracket(site, byStage(site, season, playoffs))}`}
<div class="columns">${leaders(site, season, 'goals')}${leaders(site, season, 'assists')}</div>
${attendance(site, season)}`,
  };
}

/** Matches in the order of their stages: the semifinals after the quarterfinal, whatever day each was played. */
function byStage({ data }: Site, season: number, matches: readonly Match[]): Match[] {
  const order: (string | null)[] = data.recordOf(season).stages.map(({ stage }) => stage);
  return [...matches].sort((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
}

/** Expected goals of each club in the table's matches; empty where a season has none. */
function xgOf({ data }: Site, season: number): Map<string, number | null> {
  const found = new Map<string, number>();
  for (const match of data.tableMatches(season)) {
    const stats = data.statsOf.get(match.match_id)?.team_stats;
    for (const [club, side] of [
      [match.home_club, stats?.home],
      [match.away_club, stats?.away],
    ] as const) {
      if (side?.xg != null) found.set(club, (found.get(club) ?? 0) + side.xg);
    }
  }
  return found;
}

function race(site: Site, season: number): Html {
  const { t, data } = site;
  const rows = data.tableOf(season);
  const [leader] = rows;
  if (!leader) return nothing;
  const played = data.tableMatches(season).filter(hasResult);
  const series = rows.map(({ club }, place) => {
    let points = 0;
    const values = [0];
    for (const match of played) {
      if (match.home_club !== club && match.away_club !== club) continue;
      const margin = (match.home_goals - match.away_goals) * (match.home_club === club ? 1 : -1);
      points += margin > 0 ? 3 : margin === 0 ? 1 : 0;
      values.push(points);
    }
    return { label: data.shortName(club, season), values, isLead: place === 0 };
  });
  return lineChart(series, t.season.raceDescription(leader.team, leader.points));
}

function leaders(site: Site, season: number, field: 'goals' | 'assists'): Html {
  const { t, data } = site;
  const ranked = data.tables
    .rows('players', season)
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0))
    .slice(0, leadersShown);
  if (ranked.length === 0) return nothing;
  return html`<section><h2>${t.season[field]}</h2>${table({
    caption: t.season[field],
    rows: ranked,
    columns: [
      {
        heading: t.columns.player,
        isText: true,
        cell: (player) => html`<a href="${playerPath(site, player)}">${player.name}</a>`,
      },
      { heading: t.columns.club, isText: true, cell: ({ team }) => team ?? '–' },
      { heading: t.season[field], cell: (player) => html`<strong>${player[field]}</strong>` },
    ],
  })}${sourceLinks(site, {
    json: `/data/v1/leaderboards/metric/${field}/season/${season}.json`,
    api: `/api/v1/leaderboards?metric=${field}&season=${season}`,
  })}</section>`;
}

function attendance(site: Site, season: number): Html {
  const { t, format, data } = site;
  const known = (data.matches.get(season) ?? []).filter(({ attendance }) => attendance !== null);
  const byClub = [...Map.groupBy(known, ({ home_club }) => home_club)].map(([club, matches]) => {
    const crowds = matches.map((match) => match.attendance ?? 0);
    const sum = crowds.reduce((total, crowd) => total + crowd, 0);
    return { club, matches: matches.length, average: sum / matches.length, largest: Math.max(...crowds) };
  });
  if (byClub.length === 0) return nothing;
  return html`<h2 id="attendance">${t.season.attendance}</h2>${table({
    caption: t.season.attendance,
    rows: byClub.sort((a, b) => b.average - a.average),
    columns: [
      { heading: t.columns.club, isText: true, cell: ({ club }) => data.shortName(club, season) },
      { heading: t.columns.matches, cell: ({ matches }) => matches },
      { heading: t.columns.average, cell: ({ average }) => format.number(Math.round(average)) },
      { heading: t.columns.largest, cell: ({ largest }) => format.number(largest) },
    ],
  })}`;
}
