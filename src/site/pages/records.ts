import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { matchList } from '../components/match-list.ts';
import { table } from '../components/table.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';
import { playerPath } from './players.ts';

const shown = 10;

/** Returns the records of all seasons: results, crowds, runs and scorers. */
export function recordsPage(site: Site): Page {
  const { t, data } = site;
  const results = data.tables.rows('matches').filter(hasResult);
  const margin = ({ home_goals, away_goals }: Match) => Math.abs((home_goals ?? 0) - (away_goals ?? 0));
  const goals = ({ home_goals, away_goals }: Match) => (home_goals ?? 0) + (away_goals ?? 0);
  const most = (rows: readonly Match[], by: (match: Match) => number) =>
    [...rows].sort((a, b) => by(b) - by(a) || (a.date < b.date ? -1 : 1)).slice(0, shown);
  const section = (id: string, title: string, content: Html) => html`<h2 id="${id}">${title}</h2>${content}`;
  const matches = (id: string, title: string, by: (match: Match) => number) =>
    section(id, title, matchList(site, title, most(results, by)));
  return {
    route: { page: 'records' },
    title: t.records.title,
    description: t.records.description,
    content: html`<p class="lead">${t.records.included}</p>
${matches('wins', t.records.biggestWins, (match) => margin(match) * 100 + goals(match))}
${matches('goals', t.records.mostGoals, goals)}
${crowds(site)}
${section('unbeaten', t.records.unbeaten, unbeatenRuns(site))}
${section('scorers', t.records.scorers, topScorers(site))}`,
  };
}

function crowds(site: Site): Html {
  const { t, format, data } = site;
  const known = data.tables
    .rows('matches')
    .filter(({ attendance }) => attendance !== null)
    .sort((a, b) => (b.attendance ?? 0) - (a.attendance ?? 0))
    .slice(0, shown);
  return html`<h2 id="crowds">${t.records.crowds}</h2>${table({
    caption: t.records.crowds,
    rows: known,
    columns: [
      {
        heading: t.columns.date,
        isText: true,
        cell: (match) =>
          html`<a href="${site.path({ page: 'match', slug: data.slugOfMatch(match) })}">${match.date}</a>`,
      },
      {
        heading: t.columns.matches,
        isText: true,
        cell: ({ home_team, away_team }) => `${home_team} – ${away_team}`,
      },
      { heading: t.columns.venue, isText: true, cell: ({ venue }) => venue },
      { heading: t.columns.attendance, cell: ({ attendance }) => format.number(attendance) },
    ],
  })}`;
}

interface Run {
  readonly club: string;
  readonly from: string;
  readonly to: string;
  readonly matches: number;
}

/** The longest runs of matches without a defeat, of each club the longest. */
function unbeatenRuns(site: Site): Html {
  const { t, format, data } = site;
  const longest = [...data.teams.keys()].map((club) =>
    longestRun(club, data.matchesOf(club).filter(hasResult)),
  );
  const rows = longest
    .filter((run) => run !== undefined)
    .sort((a, b) => b.matches - a.matches)
    .slice(0, shown);
  return table({
    caption: t.records.unbeaten,
    rows,
    columns: [
      { heading: t.columns.club, isText: true, cell: ({ club }) => data.teams.get(club)?.name },
      {
        heading: t.columns.date,
        isText: true,
        cell: ({ from, to }) => `${format.day(from)} – ${format.day(to)}`,
      },
      { heading: t.columns.matches, cell: ({ matches }) => matches },
    ],
  });
}

function longestRun(club: string, matches: readonly Match[]): Run | undefined {
  let best: Run | undefined;
  let run: Match[] = [];
  for (const match of matches) {
    const margin = ((match.home_goals ?? 0) - (match.away_goals ?? 0)) * (match.home_club === club ? 1 : -1);
    run = margin < 0 ? [] : [...run, match];
    const [first] = run;
    if (first && run.length > (best?.matches ?? 0)) {
      best = { club, from: first.date, to: match.date, matches: run.length };
    }
  }
  return best;
}

function topScorers(site: Site): Html {
  const { t, data } = site;
  const byPlayer = Map.groupBy(data.tables.rows('players'), ({ player_id }) => player_id);
  const rows = [...byPlayer.values()]
    .map((seasons) => ({
      player: seasons.at(-1),
      goals: seasons.reduce((sum, { goals }) => sum + (goals ?? 0), 0),
      appearances: seasons.reduce((sum, { appearances }) => sum + (appearances ?? 0), 0),
    }))
    .sort((a, b) => b.goals - a.goals || a.appearances - b.appearances)
    .slice(0, shown);
  return table({
    caption: t.records.scorers,
    rows,
    columns: [
      {
        heading: t.columns.player,
        isText: true,
        cell: ({ player }) =>
          player && html`<a href="${playerPath(site, player)}">${player.full_name ?? player.name}</a>`,
      },
      { heading: t.columns.goals, cell: ({ goals }) => goals },
      { heading: t.columns.matches, cell: ({ appearances }) => appearances },
    ],
  });
}
