import { idsByName } from '../../src/derive/scorer-ids.ts';
import { seasonContext } from '../../src/feed/adapters.ts';
import type { StoredSeason } from '../../src/feed/live/live-season.ts';
import { type Dataset, datasetOfSeason } from '../../src/records/dataset/index.ts';

/**
 * Returns a season of a dataset as the current one, as the build gives it to the reader of the feed. A past season is as of its
 * first day: no answer of the feed in it is then older than the refresh.
 */
export function storedSeason(from: Dataset, season: number): StoredSeason {
  const [firstDay = ''] = from.matches
    .filter((match) => match.season === season)
    .map(({ date }) => date)
    .sort();
  const as_of = season === from.snapshot.season ? from.snapshot.as_of : firstDay;
  const current = { ...from, snapshot: { ...from.snapshot, season, as_of } };
  return {
    dataset: datasetOfSeason(current, season),
    context: seasonContext(current, season),
    playerIds: idsByName(from.players),
    forecasts: {},
  };
}
