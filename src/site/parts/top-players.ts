import type { Player } from '../../records/player.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerPath } from '../links.ts';
import type { Site } from '../site.ts';

interface Career {
  readonly player: Player;
  readonly total: number;
  readonly appearances: number;
}

/**
 * Returns the players with the highest totals of all seasons. Ties are broken by fewer matches. It is empty where no
 * player has any.
 */
export function topPlayers(site: Site, field: 'goals' | 'assists' | 'appearances', count: number): Html {
  const { t, data } = site;
  const { long } = t.figures[field];
  const sum = (seasons: readonly Player[], name: 'goals' | 'assists' | 'appearances') =>
    seasons.reduce((total, season) => total + (season[name] ?? 0), 0);
  const rows = [...data.players.values()]
    .flatMap((seasons): Career[] => {
      const player = seasons.at(-1);
      if (!player) return [];
      return [{ player, total: sum(seasons, field), appearances: sum(seasons, 'appearances') }];
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || a.appearances - b.appearances)
    .slice(0, count);
  if (rows.length === 0) return nothing;
  const title = t.records.allTime(long);
  return html`<section><h2 id="top-${field}">${title}</h2>
${table<Career>({
  caption: title,
  rows,
  columns: [
    {
      heading: t.columns.player,
      isText: true,
      cell: ({ player }) =>
        html`<a href="${playerPath(site, player)}">${player.full_name ?? player.name}</a>`,
    },
    { heading: long, cell: ({ total }) => html`<strong>${total}</strong>` },
    ...(field === 'appearances'
      ? []
      : [{ heading: t.columns.matches, cell: ({ appearances }: Career) => appearances }]),
  ],
})}</section>
`;
}
