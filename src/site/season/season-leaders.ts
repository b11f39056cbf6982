import { metricRange } from '../../derive/metric-range.ts';
import type { Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerLink } from '../links.ts';
import type { Site } from '../site.ts';

const leadersShown = 5;

/** Returns the players of a season with the most goals or assists. It is empty where no player has any. */
export function seasonLeaders(site: Site, season: number, field: 'goals' | 'assists'): Html {
  const { t } = site;
  const playersOfSeason = site.data.tables.rows('players', season);
  const players = playersOfSeason
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0))
    .slice(0, leadersShown);
  if (players.length === 0) return nothing;
  const omittedNames = playersOfSeason
    .filter(
      (player) => player[field] === null && mostOf(site, player, field) >= (players.at(-1)?.[field] ?? 0),
    )
    .map(({ name }) => name);
  const title = t.figures[field].long;
  return html`<section><h2 id="${field}">${title}</h2>
${table<Player>({
  caption: title,
  rows: players,
  columns: [
    {
      heading: t.columns.player,
      isText: true,
      cell: (player) => playerLink(site, player),
    },
    { heading: t.columns.club, isText: true, cell: ({ club, team }) => clubOf(site, season, club, team) },
    { heading: title, cell: (player) => html`<strong>${player[field]}</strong>` },
  ],
})}
${omittedNames.length > 0 ? html`<p class="sources">${t.season.leadersOmitted(omittedNames.join(', '))}</p>` : nothing}
<p class="sources"><a href="${site.path({ page: 'season-players', season })}">${t.players.title(seasonName(season))}</a></p>
${sourceLinks(site, { resource: 'leaderboards', query: { metric: field, season } })}</section>
`;
}

/** Returns the most that a player's figure can be, in which all clubs and matches count. */
function mostOf({ data }: Site, player: Player, field: 'goals' | 'assists'): number {
  const goals = data.tables.rows('goals', player.season);
  const { most } = metricRange(field, player, { countsClub: () => true, countsStage: undefined, goals });
  return most ?? Number.POSITIVE_INFINITY;
}

function clubOf({ data }: Site, season: number, club: string | null, team: string | null): string {
  return club === null ? (team ?? '–') : data.shortName(club, season);
}
