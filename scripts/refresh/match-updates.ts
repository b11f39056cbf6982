import { isDeepStrictEqual } from 'node:util';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import type { NewRows } from './data-files.ts';

/** The tables whose rows a match consists of. */
const tablesOfMatch = ['matches', 'goals', 'matchStats', 'referees'] as const;

type MatchRow = { readonly match_id: string };

/**
 * Returns when each match of a season last changed: the day of a refresh where its rows are other than stored.
 *
 * @param today the day of the refresh
 */
export function updateMatches(
  dataset: Dataset,
  season: number,
  rows: NewRows,
  today: string,
): DatasetRow<'matchUpdates'>[] {
  const storedUpdates = ofSeason(dataset.matchUpdates, season);
  const changedMatches = new Set(
    tablesOfMatch.flatMap((table) => {
      const before = ofSeason<MatchRow & { season: number }>(dataset[table], season);
      return changedIds(before, rows[table] ?? before);
    }),
  );
  const keptUpdates = storedUpdates.filter(({ match_id }) => !changedMatches.has(match_id));
  const newUpdates = [...changedMatches].map((match_id) => ({ match_id, season, last_updated: today }));
  return [...keptUpdates, ...newUpdates];
}

/** Returns the ids of matches that have other rows than before. */
function changedIds(before: readonly MatchRow[], after: readonly MatchRow[]): string[] {
  const byMatch = (rows: readonly MatchRow[]) => Map.groupBy(rows, ({ match_id }) => match_id);
  const rowsBefore = byMatch(before);
  return [...byMatch(after)].flatMap(([id, rows]) =>
    isDeepStrictEqual(plain(rows), plain(rowsBefore.get(id) ?? [])) ? [] : [id],
  );
}

/** Returns rows as plain objects: those that were read from a file have another prototype. */
function plain(rows: readonly MatchRow[]): object[] {
  return rows.map((row) => ({ ...row }));
}
