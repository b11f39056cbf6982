import { describe, expect, it } from 'vitest';
import { deriveCoverage } from '../../../src/derive/coverage.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

describe('deriveCoverage', () => {
  it('counts from the rows: statistics of 107 of the 115 matches of 2021 are 0.9304 of them', () => {
    const matchStats = ofSeason(dataset.matchStats, 2021).slice(0, 107 * 2);
    expect(deriveCoverage({ ...dataset, matchStats }, 2021)).toMatchObject({
      results: 1,
      match_stats: 0.9304,
      referees: 1,
    });
  });
});
