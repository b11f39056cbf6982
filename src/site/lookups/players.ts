import type { Row, Tables } from '../../records/published.ts';
import { perTables } from '../cached.ts';
import { playerSlug, slugOf } from '../routes.ts';

/** Every player with their seasons, oldest first. */
export const playersById = perTables((tables): ReadonlyMap<string, readonly Row<'players'>[]> => {
  const identified = tables.rows('players').filter((row) => row.player_id !== null);
  // The others are filtered out.
  return Map.groupBy(identified, ({ player_id }) => player_id as string);
});

/** The seasons that have players, oldest first. */
export const playerSeasons = perTables((tables) =>
  [...new Set(tables.rows('players').map(({ season }) => season))].sort((a, b) => a - b),
);

const slugs = perTables(
  (tables) =>
    new Map(
      [...playersById(tables)].map(([playerId, rows]) => {
        const latest = rows.at(-1);
        return [playerId, playerSlug(playerId, latest?.full_name ?? latest?.name ?? '')];
      }),
    ),
);

/** Returns the slug of a player with a page, which joins the id and the latest name. */
export function slugOfPlayer(tables: Tables, playerId: string): string {
  return slugs(tables).get(playerId) ?? slugOf(playerId);
}
