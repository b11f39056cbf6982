import { groupBy } from '../../src/records/typed.ts';
import type { ChangedFile } from './changed-files.ts';
import { findDifferences, formatPath } from './differences.ts';

/**
 * Lists the places at which documents of one kind differ, the most frequent first. Each has the number of
 * changed values, the number of files, and an example.
 */
export function findChangedPlaces(documents: readonly ChangedFile[]) {
  const differences = documents.flatMap(({ address, before, after }) => {
    const [oldValue, newValue] = [before, after].map((content) => JSON.parse(content.toString()));
    return findDifferences(oldValue, newValue).map((difference) => ({ address, difference }));
  });
  const places = groupBy(differences, ({ difference }) => formatPath(difference.path, true));
  return [...places]
    .map(([place, found]) => {
      const files = new Set(found.map(({ address }) => address)).size;
      return { place, values: found.length, files, example: found[0] };
    })
    .sort((a, b) => b.values - a.values);
}
