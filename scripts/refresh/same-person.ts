import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** The ids that the feed gives a person twice, each with the one that `data/` has. */
export function sameIds(corrections: readonly DatasetRow<'corrections'>[]): ReadonlyMap<string, string> {
  const ids = ['player_id', 'referee_id'];
  return new Map(
    corrections.flatMap(({ column, before, after }) =>
      ids.includes(column) && before !== null && after !== null ? [[before, after] as const] : [],
    ),
  );
}
