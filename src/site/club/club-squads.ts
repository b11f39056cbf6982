import { seasonAtClubs } from '../../derive/players.ts';
import { isListed, type Player, type PlayerClub } from '../../records/player.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import {
  type Figure,
  figureColumns,
  figuresOf,
  nameColumn,
  positionColumn,
} from '../player/player-columns.ts';
import type { Site } from '../site.ts';

/** The figures of a squad; it is sorted by the first that is known. */
const squadFigures = [
  'minutes',
  'goals',
  'appearances',
  'assists',
  'rating',
] as const satisfies readonly Figure[];

/** Returns the players of a club in a season. A season of which scorers alone are known has no squad. */
export function clubSquad(site: Site, club: string, season: number): Html {
  const { t, tables } = site;
  const isOfClub = (stint: PlayerClub) => stint.club === club;
  const players = tables
    .rows('players', season)
    .filter(({ clubs }) => clubs.some(isOfClub))
    .map((player) => squadMember(player, isOfClub));
  if (!players.some(isListed)) return nothing;
  return html`<h2 id="squad">${t('Squad of {season}', { season: site.seasonName(season) })}</h2>
${squadTable(site, season, players)}
<p class="sources">${t('Figures are of the whole season{playOffs, select, yes {, play-offs included} other {}}; those of a player who moved are for this club alone, but the profile is of the season with all clubs. A dash: not known.')}</p>
${sourceLinks(site, { resource: 'players', query: { season, team: club }, computedFrom: [`players/${season}.json`] })}`;
}

/** Returns a player with the figures for a club. The assists of a player who moved cannot be split; a rating is of the season. */
function squadMember(player: Player, countsClub: (stint: PlayerClub) => boolean): Player {
  const { clubs, assists } = player;
  return {
    ...seasonAtClubs(player, countsClub),
    assists: clubs.length > 1 && assists !== 0 ? null : assists,
  };
}

function squadTable(site: Site, season: number, players: readonly Player[]): Html {
  const figures = figuresOf(players, squadFigures);
  return table<Player>({
    caption: site.t('Squad of {season}', { season: site.seasonName(season) }),
    rows: players.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0) || (b.goals ?? 0) - (a.goals ?? 0)),
    isSortable: true,
    columns: [
      nameColumn(site),
      ...positionColumn(site, players),
      ...figureColumns(site, figures, figures[0]),
    ],
  });
}
