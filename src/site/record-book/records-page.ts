import { hasResult, type ScoredResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { seasonOfDay } from '../../records/season-span.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink } from '../links.ts';
import type { Site } from '../site.ts';
import { longestRuns, type Run } from './longest-runs.ts';
import { topPlayers } from './top-players.ts';

const listLength = 10;

type Played = Match & ScoredResult;

/** Returns the records of all seasons for results, crowds, runs and scorers. */
export function recordsPage(site: Site): Page {
  const { t, data } = site;
  const results = data.tables.rows('matches').filter(hasResult);
  const margin = ({ home_goals, away_goals }: Played) => Math.abs(home_goals - away_goals);
  const goals = ({ home_goals, away_goals }: Played) => home_goals + away_goals;
  const crowd = ({ attendance }: Played) => attendance ?? 0;
  return {
    route: { page: 'records' },
    title: t.records.title,
    description: t.records.description,
    content: html`<p class="lead">${t.records.included}</p>
${sourceLinks(site, { computedFrom: ['matches.json', 'players.json'] })}
<div class="columns">
${matches(
  site,
  'wins',
  t.records.biggestWins,
  top(results, (match) => margin(match) * 100 + goals(match)),
)}
${matches(site, 'goals', t.records.mostGoals, top(results, goals))}
${matches(
  site,
  'crowds',
  t.records.crowds,
  top(
    results.filter(({ attendance }) => attendance !== null),
    crowd,
  ),
  true,
)}
${runs(site, 'unbeaten', t.records.unbeaten, ['W', 'D'])}
${runs(site, 'winning', t.records.winning, ['W'])}
${topPlayers(site, 'goals', listLength)}
${topPlayers(site, 'assists', listLength)}
${topPlayers(site, 'appearances', listLength)}
</div>`,
  };
}

/** Returns the matches with the highest values. Ties are broken by date. */
function top(rows: readonly Played[], measure: (match: Played) => number): Played[] {
  return [...rows].sort((a, b) => measure(b) - measure(a) || (a.date < b.date ? -1 : 1)).slice(0, listLength);
}

function matches(site: Site, id: string, title: string, rows: readonly Played[], hasCrowd = false): Html {
  if (rows.length === 0) return nothing;
  return html`<section><h2 id="${id}">${title}</h2>
${matchList(site, title, rows, hasCrowd)}</section>
`;
}

function runs(site: Site, id: string, title: string, results: readonly ('W' | 'D' | 'L')[]): Html {
  const { t, data } = site;
  return html`<section><h2 id="${id}">${title}</h2>
${table<Run>({
  caption: title,
  rows: longestRuns(data, results).slice(0, listLength),
  columns: [
    {
      heading: t.columns.club,
      isText: true,
      cell: ({ club, from }) => clubLink(site, club, seasonOfDay(from)),
    },
    { heading: t.columns.matches, cell: (run) => run.matches },
    { heading: t.columns.date, isText: true, cell: ({ from, to }) => `${from} – ${to}` },
  ],
})}</section>
`;
}
