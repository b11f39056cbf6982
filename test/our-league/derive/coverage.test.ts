import { describe, expect, it } from 'vitest';
import { deriveCoverage } from '../../../src/derive/seasons.ts';
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

  it('tells the minutes of players from those with statistics: 0.998 and 0.832 of 2019', () => {
    expect(deriveCoverage(dataset, 2019)).toMatchObject({ players: 0.9982, player_stats: 0.8317 });
    expect(deriveCoverage(dataset, 2025)).toMatchObject({ players: 0.9985, player_stats: 0.9985 });
  });
});
