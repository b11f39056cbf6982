import { clubsInTable } from '../../src/derive/clubs-of-matches.ts';
import { deductionsOf, tally } from '../../src/derive/tally.ts';
import { rank } from '../../src/derive/tie-breaks.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';

/** Computes the table of each stage of a season that has one, with the deductions that are stored for it. */
export function computeTables(dataset: Dataset, season: number): DatasetRow<'standings'>[] {
  const matches = ofSeason(dataset.matches, season);
  const stored = ofSeason(dataset.standings, season);
  const tabled = ofSeason(dataset.stages, season).filter(({ table }) => table !== null);
  return tabled.flatMap(({ stage }) => {
    const results = matches.filter((match) => match.stage === stage);
    const published = stored.filter((row) => row.stage === stage).toSorted((a, b) => a.position - b.position);
    const tallies = tally(results, clubsInTable(results), deductionsOf(published));
    const order = published.map(({ club }) => club);
    return rank(tallies, order).map((row, index) => ({ season, stage, position: index + 1, ...row }));
  });
}
