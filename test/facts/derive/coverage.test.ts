import { describe, expect, it } from 'vitest';
import { deriveCoverage } from '../../../src/derive/coverage.ts';
import { dataset } from '../../support/tables.ts';

describe('deriveCoverage', () => {
  it('counts from the rows: 2021 has statistics of 107 of 115 matches and a referee of each', () => {
    expect(deriveCoverage(dataset, 2021)).toMatchObject({ results: 1, match_stats: 0.9304, referees: 1 });
  });
});
