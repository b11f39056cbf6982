import { readDataset } from '../../build/read/dataset.ts';
import { replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { applyRules } from '../../src/feed/apply-rules.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { changedContents, checkContents } from './data-files.ts';
import type { FeedClient } from './json-client.ts';
import { addWeather, matchesWithoutWeather } from './weather.ts';

export interface BackfillOptions {
  /** Asks for nothing, and writes nothing. */
  readonly dryRun: boolean;
  readonly onProgress: (done: number, total: number) => void;
  readonly onRemark: (text: string) => void;
}

/** What became of the missing weather. */
interface Backfill {
  /** How many matches had none. */
  readonly matches: number;
  /** The files that were written. */
  readonly files: readonly string[];
  /** Why no more was requested from the archive. */
  readonly failure?: string;
}

/**
 * Adds the missing weather of all seasons, and writes each season as soon as its weather is there.
 *
 * @throws {UserError} where another command is writing `data/`
 */
export function backfillWeather(
  root: string,
  client: FeedClient,
  { dryRun, onProgress, onRemark }: BackfillOptions,
): Promise<Backfill> {
  return withDataLock(root, async () => {
    const { dataset, locations } = await readDataset(root);
    const { length: matches } = matchesWithoutWeather(dataset, dataset.matches);
    const files: string[] = [];
    if (dryRun) return { matches, files };
    for (const [index, { season }] of dataset.seasons.entries()) {
      const { failure, ...weather } = await addWeather(
        () => client,
        dataset,
        ofSeason(dataset.matches, season),
      );
      const { rows, changes } = applyRules(dataset, season, weather, integrityRules);
      for (const { row, why } of changes) onRemark(`weather of ${row} rejected: ${why}`);
      const contents = await changedContents(root, season, rows);
      checkContents(dataset, locations, season, rows, contents);
      await replaceFiles(root, contents);
      files.push(...contents.keys());
      // The other seasons would fail alike, each after its retries.
      if (failure)
        return { matches, files, failure: `${season}: ${failure}; later seasons were not requested` };
      onProgress(index + 1, dataset.seasons.length);
    }
    return { matches, files };
  });
}
