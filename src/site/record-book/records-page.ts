import { hasResult, type ResultLetter } from '../../derive/tally.ts';
import { hasPlayOffs, seasonOfDay } from '../../records/season-rules.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, playerLink } from '../links.ts';
import { clubsById } from '../lookups/clubs.ts';
import { matchesOfClub } from '../lookups/matches.ts';
import { surprises, upsets } from '../match/match-headline.ts';
import { playerFigures } from '../player/leaders-page.ts';
import { type Leader, leadersOf } from '../player/player-figures.ts';
import type { Site } from '../site.ts';
import { momentOfWin, type PlayedMatch, sizeOfComeback, sizeOfWin, totalGoals } from './feats.ts';
import { longestRuns, type Run } from './longest-runs.ts';
import { upsetsTable } from './upsets-page.ts';

/** Returns the players with the most goals of all time, and the link to every other figure. */
function topScorers(site: Site): Html {
  const { t, tables, path } = site;
  const figures = playerFigures(tables);
  const rows = leadersOf(figures, { metric: 'goals', isPer90: false, leastMinutes: 0 }).slice(0, listLength);
  if (rows.length === 0) return nothing;
  const title = t('{figure}, all time', { figure: t('Goals') });
  return html`<section><h2 id="top-goals">${title}</h2>
${table<Leader>({
  caption: title,
  rows,
  columns: [
    {
      heading: t('Player'),
      isText: true,
      cell: ({ player }) => {
        const [id = null, name = ''] = figures.players[player] ?? [];
        return playerLink(site, { player_id: id, name });
      },
    },
    { heading: t('Goals'), cell: ({ value }) => html`<strong>${value}</strong>` },
    { heading: t('Matches'), cell: ({ appearances }) => site.format.number(appearances) },
  ],
})}
<p class="small"><a href="${path({ page: 'leaders' })}?season=">${site.label('leaders')}</a></p></section>
`;
}

/** Returns the least likely wins, and the link to more of them. A league without forecasts has none. */
function upsetsPart(site: Site): Html {
  const { t, tables } = site;
  const rows = upsets(tables);
  if (rows.length === 0) return nothing;
  return html`<section><h2 id="upsets">${t('Biggest upsets')}</h2>
${upsetsTable(site, rows.slice(0, listLength))}
<p class="small"><a href="${site.path({ page: 'upsets' })}">${t('All {count} results by surprise', { count: surprises(tables).length })}</a></p></section>
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
  const goals = Map.groupBy(tables.rows('goals'), ({ match_id }) => match_id);
  const winningMoment = (match: PlayedMatch) => {
    const { minute, added } = momentOfWin(match, goals.get(match.match_id)) ?? {};
    return minute === undefined ? null : minute * 100 + (added ?? 0);
  };
  return {
    route: { page: 'records' },
    title: t('Records'),
    description: t('Biggest wins, crowds, streaks and top scorers {ofLeague} since {since}.'),
    content: html`${hasPlayOffs(site.tables.league) ? html`<p class="lead">${t('Play-offs included.')}</p>` : nothing}
${sourceLinks(site, { computedFrom: ['matches.json', 'goals.json', 'players.json'] })}
<div class="columns">
${matches(site, 'wins', t('Biggest wins'), top(results, sizeOfWin))}
${upsetsPart(site)}
${matches(site, 'goals', t('Most goals in a match'), top(results, totalGoals))}
${matches(site, 'comebacks', t('Biggest comebacks'), top(results, sizeOfComeback))}
${matches(site, 'late-winners', t('Latest winning goals'), top(results, winningMoment))}
${matches(
  site,
  'crowds',
  t('Largest crowds'),
  top(results, ({ attendance }) => attendance),
  true,
)}
${runs(site, 'unbeaten', t('Longest unbeaten runs'), ['W', 'D'])}
${runs(site, 'winning', t('Longest winning runs'), ['W'])}
${topScorers(site)}
</div>`,
  };
}

/** Returns the matches with the highest values, of those that have one. Ties are broken by date. */
function top(rows: readonly PlayedMatch[], measure: (match: PlayedMatch) => number | null): PlayedMatch[] {
  return rows
    .map((match) => ({ match, value: measure(match) ?? -1 }))
    .filter(({ value }) => value >= 0)
    .sort((a, b) => b.value - a.value || (a.match.date < b.match.date ? -1 : 1))
    .slice(0, listLength)
    .map(({ match }) => match);
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
  const { t, tables, format } = site;
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
    { heading: t('Date'), isText: true, cell: ({ from, to }) => `${format.date(from)} – ${format.date(to)}` },
  ],
})}</section>
`;
}
