import { rankResults } from '../../src/derive/tie-breaks.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';

/** Computes the standings of each stage of a season that has them, with the stored deductions of points. */
export function computeTables(dataset: Dataset, season: number): DatasetRow<'standings'>[] {
  const stages = ofSeason(dataset.stages, season).filter(({ table }) => table !== null);
  return stages.flatMap(({ stage }) => {
    const results = ofSeason(dataset.matches, season).filter((match) => match.stage === stage);
    const published = ofSeason(dataset.standings, season).filter((row) => row.stage === stage);
    return rankResults(dataset.league, results, published).map((row) => ({ season, stage, ...row }));
  });
}
