import { metricRange } from '../../derive/goals.ts';
import { seasonAtClubs } from '../../derive/players.ts';
import type { Player, PlayerClub } from '../../records/player.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerSeasons } from '../lookups/players.ts';
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

/** Returns the players of a club, a `<table>` a season. The latest one is unfolded. */
export function clubSquads(site: Site, club: string): Html {
  const { t, tables } = site;
  const squads = playerSeasons(tables)
    .toReversed()
    .flatMap((season) => {
      const players = tables
        .rows('players', season)
        .filter(({ clubs }) => clubs.some((stint) => stint.club === club))
        .map((player) => squadMember(player, (stint) => stint.club === club));
      return players.length > 0 ? [{ season, players }] : [];
    });
  if (squads.length === 0) return nothing;
  return html`<h2 id="squads">${t('Squads')}</h2>
<p class="sources">${t('Figures are of the whole season{playOffs, select, yes {, play-offs included} other {}}; those of a player who moved are for this club alone, but the profile is of the season with all clubs. A dash: not known.')}</p>
${squads.map(
  (
    { season, players },
    index,
  ) => html`<details id="squad-${season}"${index === 0 ? html` open` : nothing}><summary>${t('Squad of {season}', { season: site.seasonName(season) })}</summary>
${squadTable(site, season, players)}
${sourceLinks(site, { resource: 'players', query: { season, team: club }, computedFrom: [`players/${season}.json`] })}</details>
`,
)}`;
}

/** Returns a player with the figures for a club. The assists of a player who moved cannot be split; a rating is of the season. */
function squadMember(player: Player, countsClub: (stint: PlayerClub) => boolean): Player {
  const scope = { countsClub, countsStage: undefined, goals: [], isComplete: false };
  const { least, most } = metricRange('assists', player, scope);
  return { ...seasonAtClubs(player, countsClub), assists: least === most ? least : null };
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
