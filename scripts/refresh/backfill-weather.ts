import { readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { applyRules } from '../../src/feed/apply-rules.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { changedContents, checkContents } from './data-files.ts';
import type { FeedClient } from './json-client.ts';
import { addWeather } from './weather.ts';

/**
 * Adds the missing weather of all seasons, and writes each season as soon as its weather is there.
 *
 * @returns the files that were written, and why no more was requested from the archive
 * @throws {UserError} where another command is writing `data/`
 */
export function backfillWeather(
  root: string,
  client: FeedClient,
  onProgress: (done: number, total: number) => void,
  remark: (text: string) => void,
): Promise<{ readonly files: readonly string[]; readonly failure?: string }> {
  return withDataLock(root, async () => {
    const { dataset, locations } = await readDataset(root);
    const files: string[] = [];
    for (const [index, { season }] of dataset.seasons.entries()) {
      const matches = ofSeason(dataset.matches, season);
      const { failure, ...weather } = await addWeather(() => client, dataset, matches);
      const { rows, changes } = applyRules(dataset, season, weather, integrityRules);
      for (const { row, why } of changes) remark(`weather of ${row} rejected: ${why}`);
      const contents = await changedContents(root, season, rows);
      checkContents(dataset, locations, season, rows, contents);
      await replaceFiles(root, contents);
      files.push(...contents.keys());
      // The other seasons would fail alike, each after its retries.
      if (failure) return { files, failure: `${season}: ${failure}; later seasons were not requested` };
      onProgress(index + 1, dataset.seasons.length);
    }
    return { files };
  });
}
