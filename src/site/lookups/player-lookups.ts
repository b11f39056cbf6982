import { memoize } from '../../records/memoize.ts';
import type { Row, Tables } from '../../records/published.ts';
import { slugOf } from '../../records/text.ts';
import { playerSlug } from '../slugs.ts';
import { seasonsOf } from './match-lookups.ts';

/** Every player with their seasons, oldest first. */
export const playersById = memoize((tables: Tables): ReadonlyMap<string, readonly Row<'players'>[]> => {
  const identified = tables.rows('players').filter((row) => row.player_id !== null);
  // The others are filtered out.
  return Map.groupBy(identified, ({ player_id }) => player_id as string);
});

/** The seasons that have players, oldest first. */
export const playerSeasons = memoize((tables: Tables) => seasonsOf(tables.rows('players')));

/** Returns the latest name of a player in full, from the seasons of theirs. */
export function fullName(seasons: readonly Row<'players'>[]): string {
  const latest = seasons.at(-1);
  return latest?.full_name ?? latest?.name ?? '';
}

/** Returns the name that pages show for a player: the latest in full, or the one given for somebody without a page. */
export function nameOfPlayer(
  tables: Tables,
  { player_id, name }: { readonly player_id: string | null; readonly name: string },
): string {
  const seasons = player_id === null ? undefined : playersById(tables).get(player_id);
  return seasons ? fullName(seasons) : name;
}

const slugs = memoize(
  (tables: Tables) =>
    new Map(
      [...playersById(tables)].map(([playerId, rows]) => [playerId, playerSlug(playerId, fullName(rows))]),
    ),
);

/** Returns the slug of a player with a page, which joins the id and the latest name. */
export function slugOfPlayer(tables: Tables, playerId: string): string {
  return slugs(tables).get(playerId) ?? slugOf(playerId);
}
