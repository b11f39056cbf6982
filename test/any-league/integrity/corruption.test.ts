import { describe, expect, it } from 'vitest';
import { readDatasetFiles } from '../../../build/read/dataset.ts';
import { brokenOf } from '../../support/broken.ts';
import { corruptions, pickFile, seeded } from '../../support/corruption.ts';
import { worlds } from '../../support/worlds.ts';

const count = 90;

describe.for(worlds)('$name', async (world) => {
  const { datasetRoot } = world;
  const { faultsWith } = await brokenOf(world);

  const files = new Map([...(await readDatasetFiles(datasetRoot))].filter(([file]) => file.endsWith('.csv')));

  /** Corrupts the dataset with each kind in turn, and returns by kind what was found and what was not. */
  function corrupt() {
    const kinds = Object.entries(corruptions);
    const results = new Map(kinds.map(([kind]) => [kind, { found: 0, missed: [] as string[] }]));
    let seed = 0;
    for (let done = 0; done < count; seed += 1) {
      const random = seeded(seed);
      const [kind, corruption] = kinds[seed % kinds.length] ?? [];
      if (!kind || !corruption) continue;
      const file = pickFile(random, files);
      const before = Buffer.from(files.get(file) ?? []).toString('utf8');
      const result = results.get(kind);
      if (!result) continue;
      const corrupted = corruption(random)(before);
      if (Buffer.from(corrupted).equals(Buffer.from(before))) continue;
      done += 1;
      if (faultsWith({ [file]: () => corrupted }).length > 0) result.found += 1;
      else result.missed.push(`${file}, seed ${seed}`);
    }
    return results;
  }

  describe('corrupted data', () => {
    const results = corrupt();

    it('is found in every kind where a rule can find it', () => {
      for (const [kind, { found }] of results) expect(found, kind).toBeGreaterThan(0);
    });

    it.for(['file cut off', 'row repeated'] as const)('is always found for a %s', (kind) => {
      expect(results.get(kind)?.missed).toEqual([]);
    });

    it('is found in most cases', () => {
      const found = [...results.values()].reduce((sum, result) => sum + result.found, 0);
      expect(found / count).toBeGreaterThan(0.6);
    });
  });
});
