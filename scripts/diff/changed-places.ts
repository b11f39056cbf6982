import type { ChangedFile } from './changed-files.ts';
import { type Difference, findDifferences, formatPath } from './differences.ts';

/** A place of JSON documents whose values changed, over all items and files. */
export interface ChangedPlace {
  readonly place: string;
  readonly values: number;
  readonly files: number;
  readonly example: { readonly address: string; readonly difference: Difference };
}

/** Lists the places at which documents of one kind differ, the most frequent first. */
export function findChangedPlaces(documents: readonly ChangedFile[]): ChangedPlace[] {
  const differences = documents.flatMap(({ address, before, after }) =>
    findDifferences(JSON.parse(before.toString()), JSON.parse(after.toString())).map((difference) => ({
      address,
      difference,
    })),
  );
  const places = Map.groupBy(differences, ({ difference }) => formatPath(difference.path, true));
  return [...places]
    .flatMap(([place, found]) => {
      const files = new Set(found.map(({ address }) => address)).size;
      const [example] = found;
      return example ? [{ place, values: found.length, files, example }] : [];
    })
    .sort((a, b) => b.values - a.values);
}
