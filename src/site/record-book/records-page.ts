import type { ResultLetter } from '../../derive/form.ts';
import { hasResult } from '../../derive/tally.ts';
import { seasonOfDay } from '../../records/season-span.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink } from '../links.ts';
import { clubsById } from '../lookups/clubs.ts';
import { matchesOfClub } from '../lookups/matches.ts';
import type { Site } from '../site.ts';
import { longestRuns, type Run } from './longest-runs.ts';
import { type PlayedMatch, sizeOfWin, totalGoals } from './match-measures.ts';
import { topPlayers } from './top-players.ts';

const listLength = 10;

declare module '../routes.ts' {
  interface PageParameters {
    records: object;
  }
}

export const recordsKind: PageKind = {
  name: 'records',
  paths: { en: '/records', fr: '/records' },
  label: 'Records',
  menus: ['header', 'seasons'],
  pages: (site) => [recordsPage(site)],
};

/** Returns the records of all seasons for results, crowds, runs and scorers. */
export function recordsPage(site: Site): Page {
  const { t, tables } = site;
  const results = tables.rows('matches').filter(hasResult);
  const crowd = ({ attendance }: PlayedMatch) => attendance ?? 0;
  return {
    route: { page: 'records' },
    title: t('Records'),
    description: t('Biggest wins, crowds, streaks and top scorers {ofLeague} since {since}.'),
    content: html`<p class="lead">${t('Play-offs included.')}</p>
${sourceLinks(site, { computedFrom: ['matches.json', 'players.json'] })}
<div class="columns">
${matches(site, 'wins', t('Biggest wins'), top(results, sizeOfWin))}
${matches(site, 'goals', t('Most goals in a match'), top(results, totalGoals))}
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
