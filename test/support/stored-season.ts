import { idsByName } from '../../src/derive/complete-goals.ts';
import { seasonContext } from '../../src/feed/adapters.ts';
import type { StoredSeason } from '../../src/feed/live/live-season.ts';
import { type Dataset, datasetOfSeason } from '../../src/records/dataset/index.ts';

/** Returns a season of a dataset as the current one, as the build gives it to the reader of the feed. */
export function storedSeason(from: Dataset, season: number): StoredSeason {
  const current = { ...from, snapshot: { ...from.snapshot, season } };
  return {
    dataset: datasetOfSeason(current, season),
    context: seasonContext(current, season),
    playerIds: idsByName(from.players),
    forecasts: {},
  };
}
