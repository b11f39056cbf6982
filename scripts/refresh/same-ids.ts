import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** Returns the second ids that the feed gives some people, each with the id that `data/` has. */
export function findSameIds(corrections: readonly DatasetRow<'corrections'>[]): ReadonlyMap<string, string> {
  const ids = ['player_id', 'referee_id'];
  return new Map(
    corrections.flatMap(({ column, before, after }) =>
      ids.includes(column) && before !== null && after !== null ? [[before, after] as const] : [],
    ),
  );
}
