import { describe, expect, it } from 'vitest';
import { deriveShotsFaced } from '../../../src/derive/rating-measure.ts';
import { tables } from '../../support/tables.ts';

describe('deriveShotsFaced', () => {
  it('leaves out matches without statistics', () => {
    const [match] = tables.rows('matchStats', 2024).filter(({ team_stats }) => team_stats);
    if (!match) throw new Error('2024 has no match with statistics');
    expect(deriveShotsFaced([{ ...match, team_stats: null }])).toEqual([]);
    expect(deriveShotsFaced([match])).toHaveLength(2);
  });

  it('leaves out matches where the shots on target of one side are unknown', () => {
    const [match] = tables.rows('matchStats', 2024);
    if (!match?.team_stats) throw new Error('the first match of 2024 has no statistics');
    for (const side of ['home', 'away'] as const) {
      const unknown = { ...match.team_stats[side], shots_on_target: null };
      const partly = { ...match, team_stats: { ...match.team_stats, [side]: unknown } };
      expect(deriveShotsFaced([partly])).toEqual([]);
    }
  });
});
