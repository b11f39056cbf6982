import type { Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerLink } from '../links.ts';
import { playersById } from '../lookups/players.ts';
import { figureNames } from '../names.ts';
import type { Site } from '../site.ts';

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
    ? t('{figure}, to the end of {season}', { figure: long, season: seasonName(lastSeason) })
    : t('{figure}, all time', { figure: long });
  return html`<section><h2 id="top-${field}">${title}</h2>
${table<PlayerTotal>({
  caption: title,
  rows,
  columns: [
    {
      heading: t('Player'),
      isText: true,
      cell: ({ player }) => playerLink(site, player),
    },
    { heading: long, cell: ({ total }) => html`<strong>${total}</strong>` },
    ...(field === 'appearances'
      ? []
      : [{ heading: t('Matches'), cell: ({ appearances }: PlayerTotal) => format.number(appearances) }]),
  ],
})}</section>
`;
}
