import type { Player } from '../../records/player.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerPath } from '../links.ts';
import type { Site } from '../site.ts';

/** Returns the players of a club in the latest season that has players of it; nothing where none has. */
export function clubSquad(site: Site, club: string): Html {
  const { t, data, format } = site;
  const isMember = (player: Player) => player.club === club || player.clubs.some((one) => one.club === club);
  const season = data.playerSeasons.findLast((year) => data.tables.rows('players', year).some(isMember));
  if (season === undefined) return nothing;
  const rows = data.tables
    .rows('players', season)
    .filter(isMember)
    .sort((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0));
  const title = t.clubs.squad(season);
  const { figures } = t;
  return html`<h2 id="squad">${title}</h2>
${table<Player>({
  caption: title,
  rows,
  isSortable: true,
  columns: [
    {
      heading: t.columns.player,
      isText: true,
      cell: (player) => html`<a href="${playerPath(site, player)}">${player.name}</a>`,
    },
    { heading: t.columns.playerPosition, isText: true, cell: ({ position }) => t.positions[position] },
    {
      heading: figures.appearances.short,
      title: figures.appearances.long,
      cell: ({ appearances }) => format.number(appearances),
    },
    {
      heading: figures.minutes.short,
      title: figures.minutes.long,
      cell: ({ minutes }) => format.number(minutes),
    },
    { heading: figures.goals.short, title: figures.goals.long, cell: ({ goals }) => format.number(goals) },
    {
      heading: figures.assists.short,
      title: figures.assists.long,
      cell: ({ assists }) => format.number(assists),
    },
    {
      heading: figures.rating.short,
      title: figures.rating.long,
      cell: ({ rating }) => format.number(rating, 2),
    },
  ],
})}
${sourceLinks(site, { resource: 'players', query: { season, team: club } })}`;
}
