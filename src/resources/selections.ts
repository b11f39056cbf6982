import { clubsOfMatches } from '../derive/matches.ts';
import type { Row, TableName, Tables } from '../records/published.ts';

/** The tables whose rows are about a match of a season. */
type MatchTable = {
  [Name in TableName]: Row<Name> extends { season: number; home_club: string; away_club: string }
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

/** Yields season and club, alone and together; a club only where the table has a row about it. */
export function* seasonsAndClubs(
  tables: Tables,
  table: MatchTable,
): Iterable<SeasonSelection & { team: string | undefined }> {
  for (const { season, year } of seasonsAndAll(tables)) {
    yield { season, team: undefined };
    for (const team of clubsOfMatches(tables.rows(table, year))) yield { season, team };
  }
}
