import { groupBy } from '../../src/records/typed.ts';
import type { ChangedFile } from './changed-files.ts';
import { findDifferences, formatPath } from './differences.ts';

/**
 * Lists the places at which documents of one kind differ, the most frequent first: how many values changed there, in
 * how many files, and an example.
 */
export function findChangedPlaces(documents: readonly ChangedFile[]) {
  const differences = documents.flatMap(({ address, before, after }) => {
    const [old, now] = [before, after].map((content) => JSON.parse(content.toString()));
    return findDifferences(old, now).map((difference) => ({ address, difference }));
  });
  const places = groupBy(differences, ({ difference }) => formatPath(difference.path, true));
  return [...places]
    .map(([place, found]) => {
      const files = new Set(found.map(({ address }) => address)).size;
      return { place, values: found.length, files, example: found[0] };
    })
    .sort((a, b) => b.values - a.values);
}
