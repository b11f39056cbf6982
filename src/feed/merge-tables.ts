import { type Dataset, rowsOf } from '../records/dataset/index.ts';
import { keysOf } from '../records/typed.ts';
import type { FeedPlayer } from './adapter.ts';
import type { Change } from './change.ts';
import { type MergeOptions, mergeRows } from './merge-rows.ts';
import type { MergedTable } from './merge-rules.ts';

/** The feed's rows of a season, by table; a row may lack columns. */
export type FedRows = { readonly [Name in MergedTable]?: readonly Partial<Dataset[Name][number]>[] };

/** Returns what the feed says of players as people, and their shirts, of which a season has those of known people alone. */
export function peopleOf(
  players: readonly FeedPlayer[],
  dataset: Dataset,
  season: number,
): Required<Pick<FedRows, 'people' | 'squads'>> {
  const storedIds = new Set(dataset.people.map(({ player_id }) => player_id));
  return {
    people: players.flatMap(({ row: { player_id }, full_name, nationality }) => {
      if (full_name === null) return [];
      const person = { player_id, full_name, nationality };
      // The feed has no years of birth: of a known person, theirs is not missing.
      return [
        storedIds.has(player_id) ? person : { ...person, birth_year: null, basis: 'feed', source: null },
      ];
    }),
    squads: players.flatMap(({ row: { player_id }, full_name, shirt_number }) =>
      shirt_number === null || (full_name === null && !storedIds.has(player_id))
        ? []
        : [{ season, player_id, shirt_number }],
    ),
  };
}

/** The rows of a season after a merge, and what became of the feed's values. */
export interface MergedSeason {
  readonly rows: SeasonRows;
  readonly changes: readonly Change[];
}

/** Merges the feed's rows of a season into the stored ones, table by table. */
export function mergeTables(
  dataset: Dataset,
  season: number,
  fedRows: FedRows,
  options: Omit<MergeOptions, 'corrections'>,
): MergedSeason {
  const { corrections } = dataset;
  const merged = keysOf(fedRows).map((table) => {
    // Rows of a table without seasons have none; the others are of this one.
    const storedRows = rowsOf(dataset, table).filter(
      (row) => row.season === undefined || row.season === season,
    );
    return {
      table,
      ...mergeRows<object>(table, storedRows, fedRows[table] ?? [], { ...options, corrections }),
    };
  });
  return {
    // Each table has the rows that were merged under its name.
    rows: Object.fromEntries(merged.map(({ table, rows }) => [table, rows])) as SeasonRows,
    changes: merged.flatMap(({ changes }) => changes),
  };
}

/** The merged rows of one season, by table; a table that is left out is as it is stored. */
export type SeasonRows = { readonly [Name in MergedTable]?: Dataset[Name] };
