import type { Player } from '../../records/player.ts';
import { byMinutes } from '../../resources/players.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { table } from '../components/html-table.ts';
import { leadSentence } from '../components/lead-sentence.ts';
import { panel } from '../components/panels.ts';
import { dataLinks, wholeSeason } from '../data-links.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { playerClubLink, playerLink, xgLink } from '../links.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { nameOfPlayer, playerSeasons } from '../lookups/player-lookups.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import { goalsWithoutScorer, hasScorersAlone, playersTitle } from '../season/known-scorers.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import {
  type Figure,
  figureColumns,
  figuresOfFew,
  figuresOfMost,
  nameColumn,
  positionColumn,
} from './player-columns.ts';

/** The figure that players are ordered by; its column comes first. */
const mainField = 'goals';

/** The figures of players in the order of their columns. One that fewer than half of the players have is left out. */
const seasonFigures = [
  mainField,
  'rating',
  'appearances',
  'minutes',
  'assists',
  'xg',
  'shots',
  'shots_on_target',
  'key_passes',
  'pass_accuracy',
  'tackles_won',
  'interceptions',
  'saves',
  'yellow_cards',
  'red_cards',
] as const satisfies readonly Figure[];

/**
 * Returns the players of a season, those with the most goals first, then with the most minutes. The script sorts and
 * filters the `<table>`.
 *
 * @param route the address of the page, which is also `/players` for the latest season
 */
export function seasonPlayersPage(
  site: Words & Addresses & PublishedData,
  season: number,
  route: Page['route'] = { page: 'season-players', season },
): Page {
  const { t, tables } = site;
  const players = [...tables.rows('players', season)].sort(
    (a, b) => (b[mainField] ?? -1) - (a[mainField] ?? -1) || byMinutes(a, b),
  );
  const shownFigures = figuresOfMost(players, seasonFigures);
  const rareFigures = figuresOfFew(site, players, seasonFigures);
  const rareNote = t('Known of few players, and so not listed: {figures}.', {
    figures: rareFigures.join(' · '),
  });
  const isOfScorers = hasScorersAlone(tables, season);
  const list = playersTable(site, season, players, shownFigures);
  return {
    route,
    title: playersTitle(site, season),
    description: isOfScorers
      ? t('Every known scorer of the {season} {league} season.', { season })
      : t('Every player of the {season} {league} season with statistics and rating.', { season }),
    ...(route.page === 'season-players' && {
      trail: [{ label: site.label('players'), route: { page: 'players' } as const }],
    }),
    content: html`${topScorer(site, players)}
<p>${joined([
      isOfScorers ? scorersKnown(site, season) : t('{players} players', { players: players.length }),
      html`<a href="${site.path({ page: 'leaders' })}?season=${season}">${site.label('leaders')}</a>`,
      html`<a href="${site.path({ page: 'compare' })}">${site.label('compare')}</a>`,
      t('{playOffs, select, yes {Play-offs included. } other {}}A dash: not known.'),
    ])}${shownFigures.includes('xg') ? html` ${xgLink(site)}` : nothing}</p>
${rareFigures.length === 0 ? nothing : html`<p class="muted">${rareNote}</p>`}
${seasonLinks(site, season)}
${dataLinks(site, wholeSeason('players', season))}
${isOfScorers ? html`<div class="split"><div>${list}</div>\n<div>${clubsTopScorers(site, season, players)}</div></div>` : list}`,
  };
}

/** Returns a season's players as a `<table>`: those of most figures that are shown, the main one first. */
function playersTable(
  site: Words & Addresses & LeagueData,
  season: number,
  players: readonly Player[],
  shownFigures: readonly Figure[],
): Html {
  const { t, tables } = site;
  const columns = figureColumns(site, shownFigures, mainField);
  return table<Player>({
    caption: playersTitle(site, season),
    rows: players,
    sortable: site,
    columns: [
      nameColumn(site),
      ...columns.filter(({ isMain }) => isMain),
      {
        heading: t('Club'),
        isText: true,
        sortKey: 'club',
        cell: (player) =>
          html`${player.club === null ? nothing : clubMarkIn(tables, player.club, season)}${playerClubLink(site, player)}`,
      },
      ...positionColumn(site, players),
      ...columns.filter(({ isMain }) => !isMain),
    ],
  });
}

/** Returns who has the most goals of each club, the most first, as a panel. */
function clubsTopScorers(
  site: Words & Addresses & PublishedData,
  season: number,
  players: readonly Player[],
): Html {
  const { t, tables } = site;
  const playersByClub = Map.groupBy(players, ({ club }) => club);
  const rows = [...playersByClub].flatMap(([club, [first, ...others]]) => {
    if (club === null || !first?.goals) return [];
    const tied = others.filter(({ goals }) => goals === first.goals).length;
    const more = t('{count, plural, =0 {} one {and # more} other {and # more}}', { count: tied });
    return {
      mark: clubMarkIn(tables, club, season),
      name: html`${playerLink(site, first)} ${more}`,
      note: shortName(tables, club, season),
      figure: first.goals,
    };
  });
  return panel(site, { id: 'clubs', title: t('Top scorer of each club'), rows });
}

/** Returns who has the most goals of some players. */
function topScorer(site: Words & LeagueData, players: readonly Player[]): Html {
  return leadSentence(
    site,
    players.map((player) => ({ name: nameOfPlayer(site.tables, player), figure: player[mainField] })),
    (names, goals) =>
      site.t('{names} {count, plural, one {leads} other {lead}} with {goals} goals.', { ...names, goals }),
  );
}

/** Returns how many scorers of a season are known, and how many goals have none. */
function scorersKnown({ t, tables }: Words & LeagueData, season: number): string {
  const players = tables.rows('players', season).length;
  const { unknown, goals } = goalsWithoutScorer(tables, season);
  return t('{players} known scorers; {unknown} of {goals} goals have none', { players, unknown, goals });
}

/** Returns links to the players of all seasons. */
function seasonLinks(site: Words & Addresses & LeagueData, currentSeason: number): Html {
  const { tables } = site;
  const links = playerSeasons(tables)
    .toReversed()
    .map((season) => {
      const mark = season === currentSeason ? html` aria-current="page"` : nothing;
      const address = site.path({ page: 'season-players', season });
      return html`<li><a href="${address}"${mark}>${site.seasonName(season)}</a></li>`;
    });
  return html`<nav aria-label="${site.label('seasons')}"><ul class="dates">${links}</ul></nav>`;
}
