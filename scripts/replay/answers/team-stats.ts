import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { type Lookups, makeClub } from './lookups.ts';
import { makeStatistics, neverSupplied } from './statistics.ts';

/** Clubs' statistics that are never supplied, beside those of players. */
const neverOfClubs = { 'total-saves': 0, 'average-possession': 0, 'average-possession-time': 0 };

/** Makes a club's season in a category. */
export function makeTeamSeason(
  lookups: Lookups,
  row: DatasetRow<'teamStats'>,
  category: string | null = null,
) {
  const knownFigures = Object.entries(row.stats).filter(([, value]) => value !== null);
  const figures = { ...neverSupplied, ...neverOfClubs, ...Object.fromEntries(knownFigures) };
  return { stats: makeStatistics(figures, category), ...makeClub(lookups, row.club) };
}
