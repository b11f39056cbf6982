import type { Row, TableName, Tables } from '../records/published.ts';

/** Rows of one season in place of the stored ones, by table. */
export type LiveRows = { readonly [Name in TableName]?: readonly Row<Name>[] };

/** Returns tables in which live rows of one season replace the stored ones of the season. */
export function overlaidTables(stored: Tables, liveSeason: number, live: LiveRows): Tables {
  return {
    get league() {
      return stored.league;
    },
    get index() {
      return stored.index;
    },
    rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[] {
      const liveRows: readonly Row<Name>[] | undefined = live[table];
      if (!liveRows) return stored.rows(table, season);
      if (season === liveSeason) return liveRows;
      const storedRows = stored.rows(table, season);
      if (season !== undefined) return storedRows;
      // The rows of every table that may be live have a season.
      const seasonOf = (row: Row<Name>) => (row as { season: number }).season;
      return [
        ...storedRows.filter((row) => seasonOf(row) < liveSeason),
        ...liveRows,
        ...storedRows.filter((row) => seasonOf(row) > liveSeason),
      ];
    },
  };
}
