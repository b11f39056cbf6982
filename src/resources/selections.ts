import { clubsOfMatches } from '../derive/clubs-of-matches.ts';
import type { Row, TableName, Tables } from '../records/published.ts';

/** The tables whose rows are about a match of a season. */
type MatchTable = {
  [Name in TableName]: Row<Name> extends { season: number; home_club: string; away_club: string }
    ? Name
    : never;
}[TableName];

/** Yields all seasons together and each alone. */
export function* seasonsAndAll(tables: Tables): Iterable<number | undefined> {
  yield undefined;
  for (const { season } of tables.rows('seasons')) yield season;
}

/** Yields season and club, alone and together; a club only where the table has a row about it. */
export function* seasonsAndClubs(
  tables: Tables,
  table: MatchTable,
): Iterable<{ season: number | undefined; team: string | undefined }> {
  for (const season of seasonsAndAll(tables)) {
    yield { season, team: undefined };
    for (const team of clubsOfMatches(tables.rows(table, season))) yield { season, team };
  }
}
