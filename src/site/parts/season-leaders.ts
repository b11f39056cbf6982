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
  const players = site.data.tables
    .rows('players', season)
    .filter((player) => (player[field] ?? 0) > 0)
    .sort((a, b) => (b[field] ?? 0) - (a[field] ?? 0) || (a.minutes ?? 0) - (b.minutes ?? 0))
    .slice(0, leadersShown);
  if (players.length === 0) return nothing;
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
<p class="sources"><a href="${site.path({ page: 'season-players', season })}">${t.players.title(seasonName(season))}</a></p>
${sourceLinks(site, { resource: 'leaderboards', query: { metric: field, season } })}</section>
`;
}

function clubOf({ data }: Site, season: number, club: string | null, team: string | null): string {
  return club === null ? (team ?? '–') : data.shortName(club, season);
}
