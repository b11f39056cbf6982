import { hasResult, type ResultLetter } from '../../derive/tally.ts';
import type { Player } from '../../records/player.ts';
import { hasPlayOffs, seasonOfDay } from '../../records/season-rules.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, playerLink } from '../links.ts';
import { clubsById } from '../lookups/clubs.ts';
import { matchesOfClub } from '../lookups/matches.ts';
import { playersById } from '../lookups/players.ts';
import { upsets } from '../match/match-headline.ts';
import { figureNames } from '../names.ts';
import type { Site } from '../site.ts';
import { momentOfWin, type PlayedMatch, sizeOfComeback, sizeOfWin, totalGoals } from './feats.ts';
import { longestRuns, type Run } from './longest-runs.ts';
import { upsetsTable } from './upsets-page.ts';

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

/** Returns the least likely wins, and the link to more of them. A league without forecasts has none. */
function upsetsPart(site: Site): Html {
  const { t, tables } = site;
  if (upsets(tables).length === 0) return nothing;
  return html`<section><h2 id="upsets">${t('Biggest upsets')}</h2>
${upsetsTable(site, listLength)}
<p class="small"><a href="${site.path({ page: 'upsets' })}">${t('More upsets')}</a></p></section>
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
${topPlayers(site, 'goals', listLength)}
${topPlayers(site, 'assists', listLength)}
${topPlayers(site, 'appearances', listLength)}
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
