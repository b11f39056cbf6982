import type { ChangedFile } from './changes.ts';
import { type Difference, differences, written } from './values.ts';

/** A place of JSON documents whose values are others now, over all items and files. */
export interface ChangedPlace {
  readonly place: string;
  readonly values: number;
  readonly files: number;
  readonly example: { readonly address: string; readonly difference: Difference };
}

/** The places at which documents of one kind differ, the most frequent first. */
export function changedPlaces(documents: readonly ChangedFile[]): ChangedPlace[] {
  const found = new Map<string, ChangedPlace>();
  for (const { address, before, after } of documents) {
    const here = new Set<string>();
    for (const difference of differences(JSON.parse(before.toString()), JSON.parse(after.toString()))) {
      const place = written(difference.path, true);
      const known = found.get(place) ?? { place, values: 0, files: 0, example: { address, difference } };
      found.set(place, {
        ...known,
        values: known.values + 1,
        files: known.files + (here.has(place) ? 0 : 1),
      });
      here.add(place);
    }
  }
  return [...found.values()].sort((a, b) => b.values - a.values);
}
