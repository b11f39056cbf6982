import { areas } from '../../derive/rating-weights.ts';
import { memoize } from '../../records/memoize.ts';
import type { Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses-and-menus.ts';
import { clubMark } from '../components/panels.ts';
import { part } from '../components/parts.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { namedClubLink, playerLink, sourceLinks, xgLink } from '../links.ts';
import { byName, clubsById, fullName, playerSeasons, playersById } from '../lookups/by-id.ts';
import { areaNames, figureNames } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import {
  figureColumns,
  type Leader,
  leadersOf,
  metrics,
  type PlayerFigures,
  type PlayerSeason,
} from './player-figures.ts';

const leadersShown = 20;
const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const;
/** The least minutes that a reader can ask for: full matches times 90. */
const minutesOffered = [0, 450, 900, 1350, 1800];

/** The figures of all players, as the pages of leaders and of the comparison read them. */
export const playerFigures = memoize((tables: Tables): PlayerFigures => {
  const players = [...playersById(tables)];
  return {
    players: players.map(([id, rows]) => [id, fullName(rows)] as const),
    seasons: players.flatMap(([, rows], index) => rows.map((row) => seasonOf(index, row))),
  };
});

function seasonOf(index: number, row: Player): PlayerSeason {
  const areas: Readonly<Record<string, number | null>> = row.rating_breakdown;
  const fields: Readonly<Record<string, unknown>> = { ...row, ...areas };
  const figures = figureColumns.map((column) => {
    const value = fields[column];
    if (typeof value !== 'number') return null;
    // Areas are shown without decimals, and the file has a limit.
    return column in areas ? Math.round(value) : value;
  });
  return [index, row.season, row.club, row.position, ...figures];
}

/** Returns the page that ranks players by a metric of a season or of all. Without its script it has the top scorers. */
export function leadersPage(site: Words & Addresses & PublishedData): Page {
  const { t, path } = site;
  const noneNote = t('Nobody: that figure is not known here. Try another season.');
  const knownNote = t('Known of {known} of {players} players: the order is among these.', {
    known: '{known}',
    players: '{players}',
  });
  return {
    route: { page: 'leaders' },
    title: t('Leaders'),
    description: t(
      'The players {ofLeague} by every figure: a season or all time, by club and position, per 90 minutes.',
    ),
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    content: html`<p class="lead">${t('Every figure, by season, club and position.')}
<a href="${path({ page: 'compare' })}">${site.label('compare')}</a></p>
${leadersFilter(site)}
${topScorers(site)}
<p class="muted" role="status" data-none="${noneNote}" data-known="${knownNote}"></p>
<p class="sources">${t('As far as known: a season without the figure adds nothing.')}
${t('A season with several clubs counts for the last of them.')}
${t('Goals conceded: the fewest first.{playOffs, select, yes { Play-offs included.} other {}}')}
${xgLink(site)}</p>
${sourceLinks(site, { resource: 'leaderboards', computedFrom: ['players.json'] })}
<script type="module" src="${site.assets['leaders-filter']}"></script>`,
  };
}

/** Returns the choices of the metric and of the players, which the script answers. */
function leadersFilter(site: Words & Addresses & LeagueData): Html {
  const { t, tables, format, path } = site;
  const knownMetrics = metrics.filter((metric) =>
    tables.rows('players').some((row) => row[metric] !== null && row[metric] !== 0),
  );
  const seasons = playerSeasons(tables).toReversed();
  const clubs = [...clubsById(tables).values()].sort(byName);
  const option = (value: string | number, text: string, isChosen = false) =>
    html`<option value="${value}"${isChosen ? html` selected` : nothing}>${text}</option>`;
  const choice = (name: string, label: string, options: readonly Html[]) =>
    html`<label>${label} <select name="${name}">${options}</select></label>\n`;
  return html`<p class="filter" data-figures="${site.playerFigures}" data-folder="${path({ page: 'player', slug: '' })}" data-scripted>
${choice(
  'metric',
  t('Metric'),
  knownMetrics.map((metric) => option(metric, t(figureNames[metric].long), metric === 'goals')),
)}
${choice('season', t('Season'), [
  ...seasons.map((season) => option(season, site.seasonName(season))),
  option('', t('All time')),
])}
${choice('club', t('Club'), [
  option('', t('All clubs')),
  ...clubs.map(({ club_id, short_name }) => option(club_id, short_name)),
])}
${choice('position', t('Position|of a player'), [
  option('', t('All positions')),
  ...positions.map((position) => option(position, t(position))),
])}
${choice(
  'minutes',
  t('At least'),
  minutesOffered.map((minutes) =>
    option(minutes, t('{minutes} minutes', { minutes: format.number(minutes) })),
  ),
)}
<label><input type="checkbox" name="per90"> ${t('Per 90 minutes')}</label></p>`;
}

/** Returns the players of the latest season with the most goals. */
function topScorers(site: Words & Addresses & LeagueData): Html {
  const { t, tables, format } = site;
  const figures = playerFigures(tables);
  const season = playerSeasons(tables).at(-1);
  const leaders = leadersOf(figures, { metric: 'goals', season, isPer90: false, leastMinutes: 0 });
  return table<Leader>({
    caption: t('Leaders'),
    rows: leaders.slice(0, leadersShown),
    columns: [
      {
        heading: t('Player'),
        isText: true,
        cell: ({ place, player, club }) => {
          const [id = '', name = ''] = figures.players[player] ?? [];
          const link = playerLink(site, { player_id: id, name });
          return html`<span class="place">${place}</span>${club ? clubMark(club) : nothing}${link}`;
        },
      },
      {
        heading: t('Club'),
        isText: true,
        isWide: true,
        cell: ({ club }) =>
          club === null ? '–' : namedClubLink(site, club, clubsById(tables).get(club)?.short_name ?? club),
      },
      {
        heading: t('MP'),
        title: t('Matches played'),
        cell: ({ appearances }) => format.number(appearances),
      },
      { heading: t('Min'), title: t('Minutes'), cell: ({ minutes }) => format.number(minutes) },
      { heading: t('Value'), cell: ({ value }) => html`<span class="strong">${format.number(value)}</span>` },
    ],
  });
}

const careerFigures = ['appearances', 'minutes', 'goals', 'assists'] as const;

/** Returns the page that compares two players: those whom its address names, or else the first pair of its list. */
export function comparePage(site: Words & Addresses & PublishedData): Page {
  const { t } = site;
  const withoutScript = t(
    'Your browser compares the players, with a script. Without scripts, the API has their figures:',
  );
  const choice = (name: 'a' | 'b') =>
    html`<label>${t(name === 'a' ? 'First player' : 'Second player')} <input type="search" name="${name}" list="players" autocomplete="off" required></label>`;
  return {
    route: { page: 'compare' },
    title: site.label('compare'),
    description: t('The careers and the latest profiles of two players, side by side.'),
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    content: html`<p class="lead" data-without-script>${withoutScript}
<a href="/api/v1/people"><code>/api/v1/people</code></a></p>
<form data-compare="${t('One of the players was not found.')}" data-figures="${site.playerFigures}" data-scripted>
<datalist id="players"></datalist>
<p>${choice('a')} ${choice('b')} <button type="submit">${t('Compare')}</button></p>
<p role="status"></p></form>
<div id="comparison" class="panel narrow" data-scripted>
<p class="contenders figure"></p>
<h2>${t('Career')}</h2>
<dl class="facing">${careerFigures.map((field) => facing(`career.${field}`, t(figureNames[field].long)))}</dl>
<h2>${t('Latest season with a profile')}</h2>
<dl class="facing">
${facing('latest.season', t('Season'), 0)}
${facing('latest.rating', t('Profile, 0 to 100 among players of the position'), 10)}
${areas.map((area) => facing(`latest.${area}`, t(areaNames[area]), 100))}</dl>
<p class="sources">${t('Areas are 0 to 100 among players of the position in that season. A dash: not known.')}</p></div>
${part(site, {
  id: 'pairs',
  title: t('To start from'),
  content: html`<ul class="links">${pairs(site)}</ul>`,
  sources: { resource: 'people' },
})}
<script type="module" src="${site.assets['player-comparison']}"></script>`,
  };
}

/** Returns links to the comparison of the two top scorers of all time, and of each season. */
function pairs(site: Words & Addresses & LeagueData): Html[] {
  const { t, tables, path, seasonName } = site;
  const figures = playerFigures(tables);
  const topTwo = (season: number | undefined, when: string) => {
    const leaders = leadersOf(figures, { metric: 'goals', season, isPer90: false, leastMinutes: 0 });
    const [a, b] = leaders.map(({ player }) => figures.players[player]);
    if (!a || !b) return [];
    const query = `?a=${a[0]}&b=${b[0]}`;
    return [html`<li><a href="${path({ page: 'compare' })}${query}">${a[1]} – ${b[1]}</a> (${when})</li>`];
  };
  const seasons = playerSeasons(tables).toReversed();
  return [
    ...topTwo(undefined, t('All time')),
    ...seasons.flatMap((season) => topTwo(season, seasonName(season))),
  ];
}

/**
 * Returns a place for a figure of two players, which the script fills.
 *
 * @param most the end of its scale; by default the larger figure of the two. A figure whose scale ends at 0 has no bars.
 */
function facing(figure: string, label: string, most?: number): Html {
  const scale = most === undefined ? nothing : html` data-most="${most}"`;
  const emptyBar = most === 0 ? nothing : html`<svg class="bar" aria-hidden="true"><rect width="0%"/></svg>`;
  return html`<div data-figure="${figure}"${scale}><dt>${label}</dt><dd>–</dd><dd class="pair">${emptyBar}${emptyBar}</dd><dd>–</dd></div>
`;
}
