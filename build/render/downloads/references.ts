import type { FlatTable } from './table.ts';

/** A column whose values are keys of another table. */
export interface Reference {
  readonly column: string;
  /** The file of the other table. */
  readonly table: string;
  readonly key: string;
}

/** The columns that refer to other tables, with a dot for a column of one table alone. */
const byColumn: Readonly<Record<string, readonly [table: string, key: string]>> = {
  season: ['seasons', 'season'],
  match_id: ['matches', 'match_id'],
  club: ['teams', 'club_id'],
  club_id: ['teams', 'club_id'],
  home_club: ['teams', 'club_id'],
  away_club: ['teams', 'club_id'],
  champion: ['teams', 'club_id'],
  'matches.winner': ['teams', 'club_id'],
  regular_season_winner: ['teams', 'club_id'],
  opponent: ['teams', 'club_id'],
  venue_id: ['venues', 'venue_id'],
};

/** Returns the references of a table to others; the key of a table does not refer to itself. */
export function referencesOf({ file, columns }: Pick<FlatTable, 'file' | 'columns'>): Reference[] {
  return columns.flatMap(({ name }) => {
    const [table, key] = byColumn[name] ?? byColumn[`${file}.${name}`] ?? [];
    return table === undefined || key === undefined || table === file ? [] : [{ column: name, table, key }];
  });
}
