import type { Dataset } from '../records/dataset/index.ts';
import { ofSeason } from '../records/of-season.ts';
import type { Season } from '../records/season.ts';
import { deriveCoverage } from './coverage.ts';

/** Derives the seasons as the API publishes them, oldest first. */
export function deriveSeasons(dataset: Dataset): Season[] {
  return [...dataset.seasons]
    .sort((a, b) => a.season - b.season)
    .map(({ season, feed_season_id, format, champion, regular_season_winner }) => {
      const matches = ofSeason(dataset.matches, season);
      return {
        season,
        season_id: feed_season_id,
        current: season === dataset.snapshot.season,
        format,
        champion,
        regular_season_winner,
        matches_finished: matches.filter(({ status }) => status === 'FINISHED').length,
        matches_scheduled: matches.length,
        coverage: deriveCoverage(dataset, season),
      };
    });
}
