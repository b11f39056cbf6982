import { ascending } from '../../derive/order.ts';
import type { Row, Tables } from '../../records/published.ts';
import { cached, perTables } from '../cached.ts';

export const clubsById = perTables(
  (tables): ReadonlyMap<string, Row<'teams'>> =>
    new Map(tables.rows('teams').map((row) => [row.club_id, row])),
);

/** The strength of each club, oldest first. */
export const strengthByClub = perTables((tables) =>
  Map.groupBy(tables.rows('clubStrength'), ({ club }) => club),
);

const shortNames = perTables((tables) =>
  cached((season: number) =>
    cached((club: string) => {
      const row = tables
        .rows('clubNames')
        .find(
          ({ club_id, from_season, to_season }) =>
            club_id === club && from_season <= season && season <= (to_season ?? season),
        );
      return row?.short_name ?? club;
    }),
  ),
);

/** Returns the short name that a club had in a season. */
export function shortName(tables: Tables, club: string, season: number): string {
  return shortNames(tables)(season)(club);
}

/** Orders clubs by name. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return ascending(a.name, b.name);
}

/** Returns the clubs of a season with their short names, in the order of these. */
export function clubsOfSeason(tables: Tables, season: number): { club: string; name: string }[] {
  const clubs = new Set(tables.rows('matches', season).map(({ home_club }) => home_club));
  return [...clubs].map((club) => ({ club, name: shortName(tables, club, season) })).sort(byName);
}
