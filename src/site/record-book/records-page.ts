import { hasResult, type ResultLetter, type ScoredResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import { seasonOfDay } from '../../records/season-rules.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, playerLink } from '../links.ts';
import { clubsById } from '../lookups/clubs.ts';
import { matchesOfClub } from '../lookups/matches.ts';
import { playersById } from '../lookups/players.ts';
import { figureNames } from '../names.ts';
import type { Site } from '../site.ts';
import { longestRuns, type Run } from './longest-runs.ts';

/** A match with its score. */
export type PlayedMatch = Match & ScoredResult;

/** Returns the goals of both sides. */
export function totalGoals({ home_goals, away_goals }: ScoredResult): number {
  return home_goals + away_goals;
}

/** Returns a measure of how big a win is: its margin and, between equal margins, its goals. */
export function sizeOfWin(match: ScoredResult): number {
  return Math.abs(match.home_goals - match.away_goals) * 100 + totalGoals(match);
}

interface PlayerTotal {
  readonly player: Pick<Player, 'player_id' | 'name'>;
  readonly total: number;
  /** Null where those of a season are not known. */
  readonly appearances: number | null;
}

/** A number of appearances that is not known comes after all that are. */
const unknownLast = Number.MAX_SAFE_INTEGER;

type Figure = 'goals' | 'assists' | 'appearances';

/**
 * Returns the players with the highest totals of all seasons. Ties are broken by fewer matches. It is empty where no
 * player has any. Where the last season does not have the figure, the title says up to which they go.
 */
export function topPlayers(site: Site, field: Figure, count: number): Html {
  const { t, tables, format } = site;
  const long = t(figureNames[field].long);
  const sum = (seasons: readonly Player[], name: Figure) =>
    seasons.reduce((total, season) => total + (season[name] ?? 0), 0);
  const rows = [...playersById(tables).values()]
    .flatMap((seasons): PlayerTotal[] => {
      const last = seasons.at(-1);
      if (!last) return [];
      const isWhole = seasons.every(({ appearances }) => appearances !== null);
      return [
        {
          player: { player_id: last.player_id, name: last.full_name ?? last.name },
          total: sum(seasons, field),
          appearances: isWhole ? sum(seasons, 'appearances') : null,
        },
      ];
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.appearances ?? unknownLast) - (b.appearances ?? unknownLast))
    .slice(0, count);
  if (rows.length === 0) return nothing;
  const lastSeason = Math.max(
    ...[...playersById(tables).values()]
      .flat()
      .flatMap((player) => (player[field] === null ? [] : player.season)),
  );
  const isPast = lastSeason < tables.index.current;
  const title = isPast
    ? t('{figure}, to the end of {season}', { figure: long, season: site.seasonName(lastSeason) })
    : t('{figure}, all time', { figure: long });
  return html`<section><h2 id="top-${field}">${title}</h2>
${table<PlayerTotal>({
  caption: title,
  rows,
  columns: [
    { heading: t('Player'), isText: true, cell: ({ player }) => playerLink(site, player) },
    { heading: long, cell: ({ total }) => html`<strong>${total}</strong>` },
    ...(field === 'appearances'
      ? []
      : [{ heading: t('Matches'), cell: ({ appearances }: PlayerTotal) => format.number(appearances) }]),
  ],
})}</section>
`;
}

const listLength = 10;

export const recordsKind: PageKind = {
  name: 'records',
  paths: { en: '/records', fr: '/records' },
  label: 'Records',
  menus: ['header', 'seasons'],
  pages: (site) => [recordsPage(site)],
};

/** Returns the records of all seasons for results, crowds, runs and scorers. */
function recordsPage(site: Site): Page {
  const { t, tables } = site;
  const results = tables.rows('matches').filter(hasResult);
  const crowd = ({ attendance }: PlayedMatch) => attendance ?? 0;
  return {
    route: { page: 'records' },
    title: t('Records'),
    description: t('Biggest wins, crowds, streaks and top scorers {ofLeague} since {since}.'),
    content: html`<p class="lead">${t('Play-offs included.')}</p>
${sourceLinks(site, { computedFrom: ['matches.json', 'goals.json', 'players.json'] })}
<div class="columns">
${matches(site, 'wins', t('Biggest wins'), top(results, sizeOfWin))}
${matches(site, 'goals', t('Most goals in a match'), top(results, totalGoals))}
${matches(
  site,
  'comebacks',
  t('Biggest comebacks'),
  top(
    results.filter((match) => deficitOfWinner(match) > 0),
    (match) => deficitOfWinner(match) * 100 + totalGoals(match),
  ),
)}
${matches(site, 'late-winners', t('Latest winning goals'), lateWinners(site, results))}
${matches(
  site,
  'crowds',
  t('Largest crowds'),
  top(
    results.filter(({ attendance }) => attendance !== null),
    crowd,
  ),
  true,
)}
${runs(site, 'unbeaten', t('Longest unbeaten runs'), ['W', 'D'])}
${runs(site, 'winning', t('Longest winning runs'), ['W'])}
${topPlayers(site, 'goals', listLength)}
${topPlayers(site, 'assists', listLength)}
${topPlayers(site, 'appearances', listLength)}
</div>`,
  };
}

/** Returns the most goals by which the winner was behind; 0 where it never was, or that is not known. */
function deficitOfWinner({
  winner,
  home_club,
  home_largest_deficit,
  away_largest_deficit,
}: PlayedMatch): number {
  if (winner === null) return 0;
  return (winner === home_club ? home_largest_deficit : away_largest_deficit) ?? 0;
}

/** Returns the matches of 90 minutes whose winning goal came last, of those whose goals all have a minute. */
function lateWinners({ tables }: Site, results: readonly PlayedMatch[]): PlayedMatch[] {
  const winningMinutes = new Map<string, number>();
  const goals = Map.groupBy(tables.rows('goals'), ({ match_id }) => match_id);
  for (const match of results) {
    const { match_id, home_goals, away_goals, half_time_home_goals, win_reason } = match;
    if (half_time_home_goals === null || win_reason !== 'RegularTime') continue;
    const side = home_goals > away_goals ? 'home' : 'away';
    // One goal more than the other side has made in the end.
    const number = Math.min(home_goals, away_goals) + 1;
    const goal = goals.get(match_id)?.find((row) => row.side === side && row.number === number);
    winningMinutes.set(match_id, (goal?.minute ?? 0) * 100 + (goal?.added_minute ?? 0));
  }
  return top(
    results.filter(({ match_id }) => winningMinutes.has(match_id)),
    ({ match_id }) => winningMinutes.get(match_id) ?? 0,
  );
}

/** Returns the matches with the highest values. Ties are broken by date. */
function top(rows: readonly PlayedMatch[], measure: (match: PlayedMatch) => number): PlayedMatch[] {
  return [...rows].sort((a, b) => measure(b) - measure(a) || (a.date < b.date ? -1 : 1)).slice(0, listLength);
}

function matches(
  site: Site,
  id: string,
  title: string,
  rows: readonly PlayedMatch[],
  hasCrowd = false,
): Html {
  if (rows.length === 0) return nothing;
  return html`<section><h2 id="${id}">${title}</h2>
${matchList(site, title, rows, hasCrowd)}</section>
`;
}

function runs(site: Site, id: string, title: string, results: readonly ResultLetter[]): Html {
  const { t, tables } = site;
  return html`<section><h2 id="${id}">${title}</h2>
${table<Run>({
  caption: title,
  rows: longestRuns(clubsById(tables).keys(), (club) => matchesOfClub(tables, club), results).slice(
    0,
    listLength,
  ),
  columns: [
    {
      heading: t('Club'),
      isText: true,
      cell: ({ club, from }) => clubLink(site, club, seasonOfDay(tables.league, from)),
    },
    { heading: t('Matches'), cell: (run) => run.matches },
    { heading: t('Date'), isText: true, cell: ({ from, to }) => `${from} – ${to}` },
  ],
})}</section>
`;
}
