import type { Row, Tables } from '../../records/published.ts';
import { ascending } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { table } from '../components/html-table.ts';
import { leadSentence } from '../components/lead-sentence.ts';
import { dataLinks } from '../data-links.ts';
import type { FormerClubName } from '../frame/asset-addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, playerLink, xgLink } from '../links.ts';
import { clubClassIn, clubsById, formerNames } from '../lookups/club-lookups.ts';
import { nameOfPlayer, playerSeasons } from '../lookups/player-lookups.ts';
import { figureNames } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import { unknownScorers } from '../season/known-scorers.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { playerFigures } from './all-player-figures.ts';
import { type Leader, leadersOf, metrics } from './player-figures.ts';

const leadersShown = 20;

const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const;

/** The least minutes that a reader can ask for: full matches times 90. */
const minutesOffered = [0, 450, 900, 1350, 1800];

/** Returns the page that ranks players by a metric of a season or of all. Without its script it has the top scorers. */
export function leadersPage(site: Words & Addresses & PublishedData): Page {
  const { t, path, tables } = site;
  const season = playerSeasons(tables).at(-1);
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
    content: html`${season === undefined ? nothing : topScorer(site, season)}
<p>${t('Every figure, by season, club and position.')}
<a href="${path({ page: 'compare' })}">${site.label('compare')}</a></p>
${leadersFilter(site)}
<p class="muted" role="status" data-none="${noneNote}" data-known="${knownNote}">${season === undefined ? nothing : unknownScorers(site, season)}</p>
${topScorers(site)}
<p class="note">${t('As far as known: a season without the figure adds nothing.')}
${t('A season with several clubs counts for the last of them.')}
${t('Goals conceded: the fewest first.{playOffs, select, yes { Play-offs included.} other {}}')}
${xgLink(site)}</p>
${dataLinks(site, { resource: 'leaderboards', computedFrom: ['players.json'] })}
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
  const clubs = [...clubsById(tables).values()].sort((a, b) => ascending(a.short_name, b.short_name));
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
  ...seasons.map((season) => seasonOption(site, season)),
  option('', t('All time')),
])}
${choice('club', t('Club'), [option('', t('All clubs')), ...clubs.map((club) => clubOption(tables, club))])}
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

/** Returns the choice of a club, with its former names for lists of their seasons. */
function clubOption(tables: Tables, { club_id, short_name }: Row<'teams'>): Html {
  const former = formerNames(tables, club_id).map(
    (row): FormerClubName => ({
      from: row.from_season,
      to: row.to_season ?? row.from_season,
      name: row.short_name,
      classes: clubClassIn(tables, club_id, row.from_season),
    }),
  );
  const names = former.length === 0 ? nothing : html` data-former="${JSON.stringify(former)}"`;
  return html`<option value="${club_id}"${names}>${short_name}</option>`;
}

/** Returns the choice of a season, with the metrics that it lacks and what to know of its goals, for the script. */
function seasonOption(site: Words & LeagueData, season: number): Html {
  const players = site.tables.rows('players', season);
  const missingMetrics = metrics.filter((metric) => players.every((row) => row[metric] === null));
  const missing = [
    ...missingMetrics,
    ...(players.every(({ position }) => position === null) ? ['position'] : []),
  ];
  const lacks = missing.length === 0 ? nothing : html` data-lacks="${missing.join(' ')}"`;
  const note = unknownScorers(site, season);
  return html`<option value="${season}"${lacks}${note === undefined ? nothing : html` data-goals="${note}"`}>${site.seasonName(season)}</option>`;
}

/** Returns who leads the scorers of a season. */
function topScorer(site: Words & LeagueData, season: number): Html {
  const { t, tables } = site;
  return leadSentence(
    site,
    tables
      .rows('players', season)
      .map((player) => ({ name: nameOfPlayer(tables, player), figure: player.goals })),
    (names, goals) =>
      t('{names} {count, plural, one {leads} other {lead}} the scorers of {season} with {goals} goals.', {
        ...names,
        season,
        goals,
      }),
  );
}

/** Returns the players of the latest season with the most goals. */
function topScorers(site: Words & Addresses & LeagueData): Html {
  const { t, tables, format } = site;
  const figures = playerFigures(tables);
  const season = playerSeasons(tables).at(-1) ?? site.currentSeason;
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
          return html`<span class="place">${place}</span>${club ? clubMarkIn(tables, club, season) : nothing}${link}`;
        },
      },
      {
        heading: t('Club'),
        isText: true,
        isWide: true,
        cell: ({ club }) => (club === null ? '–' : clubLink(site, club, season)),
      },
      {
        heading: t('MP'),
        title: t('Matches played'),
        isFilledIn: true,
        cell: ({ appearances }) => format.number(appearances),
      },
      {
        heading: t('Min'),
        title: t('Minutes'),
        isFilledIn: true,
        cell: ({ minutes }) => format.number(minutes),
      },
      { heading: t('Value'), cell: ({ value }) => html`<span class="strong">${format.number(value)}</span>` },
    ],
  });
}
