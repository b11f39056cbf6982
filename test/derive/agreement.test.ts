import { describe, expect, it } from 'vitest';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { season, tableStage } from '../support/examples.ts';
import { dataset } from '../support/tables.ts';

const table = ofSeason(dataset.standings, season).filter(({ stage }) => stage === tableStage);
const matches = ofSeason(dataset.matches, season).filter(({ stage }) => stage === tableStage);

describe('agreesWithResults', () => {
  it('accepts the table of a finished stage', () => {
    expect(agreesWithResults(table, matches)).toBe(true);
  });

  it('rejects a table with other points, without a club, or without rows', () => {
    const other = table.map((row, index) => (index === 0 ? { ...row, points: row.points + 1 } : row));
    expect(agreesWithResults(other, matches)).toBe(false);
    expect(agreesWithResults(table.slice(1), matches)).toBe(false);
    expect(agreesWithResults([], matches)).toBe(false);
  });

  it('rejects a table with a club that played none of the matches', () => {
    const [first, ...rest] = table;
    if (!first) throw new Error('2025 has no table');
    expect(agreesWithResults([{ ...first, club: 'not-a-club' }, ...rest], matches)).toBe(false);
  });
});
