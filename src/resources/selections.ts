import type { Row, TableName, Tables } from '../records/published.ts';

/** The seasons and clubs of which the build writes files. */

/** The tables whose rows are about a match of a season, or about a club of one. */
type ClubTable = {
  [Name in TableName]: Row<Name> extends { season: number } & (
    | { home_club: string; away_club: string }
    | { club: string }
  )
    ? Name
    : never;
}[TableName];

interface SeasonSelection {
  readonly season: readonly [number] | undefined;
}

/** Yields all seasons together and each alone, as a selection and as the year to find its rows by. */
export function* seasonsAndAll(tables: Tables): Iterable<SeasonSelection & { year: number | undefined }> {
  yield { season: undefined, year: undefined };
  for (const { season } of tables.rows('seasons')) yield { season: [season], year: season };
}

/** Yields each season that a table has rows of. */
export function* seasonsWithRows(
  tables: Tables,
  table: TableName,
): Iterable<SeasonSelection & { year: number }> {
  for (const { season } of tables.rows('seasons'))
    if (tables.rows(table, season).length > 0) yield { season: [season], year: season };
}

/** Yields seasons and clubs, alone and together; a club only where the table has a row about it. */
export function* seasonsAndClubs(
  tables: Tables,
  table: ClubTable,
  seasons: Iterable<SeasonSelection & { year: number | undefined }> = seasonsAndAll(tables),
): Iterable<SeasonSelection & { team: string | undefined }> {
  for (const { season, year } of seasons) {
    yield { season, team: undefined };
    const clubs = tables.rows(table, year).flatMap((row) => {
      return 'home_club' in row ? [row.home_club, row.away_club] : [row.club];
    });
    for (const team of new Set(clubs)) yield { season, team };
  }
}
