import { describe, expect, it } from 'vitest';
import { deriveShotsFaced } from '../../src/derive/shots-faced.ts';
import { settled, tables } from '../support/tables.ts';

describe('shots faced', () => {
  it('of all clubs of a season are the shots on target of all', () => {
    for (const season of settled) {
      const taken = tables
        .rows('matchStats', season)
        .flatMap(({ team_stats }) => (team_stats ? [team_stats.home, team_stats.away] : []));
      const faced = tables.rows('shotsFaced', season);
      const sum = (values: readonly (number | null)[]) =>
        values.reduce<number>((total, value) => total + (value ?? 0), 0);
      expect(sum(faced.map((row) => row.shots_on_target))).toBe(
        sum(taken.map((side) => side.shots_on_target)),
      );
      expect(sum(faced.map((row) => row.goals + row.own_goals))).toBe(sum(taken.map(({ goals }) => goals)));
      for (const { goals, shots_on_target } of faced) expect(goals).toBeLessThan(shots_on_target);
    }
  });

  it('leave out matches without statistics', () => {
    const [match] = tables.rows('matchStats', 2024).filter(({ team_stats }) => team_stats);
    if (!match) throw new Error('2024 has no match with statistics');
    expect(deriveShotsFaced([{ ...match, team_stats: null }])).toEqual([]);
    expect(deriveShotsFaced([match])).toHaveLength(2);
  });

  it('leave out matches where the shots on target of one side are unknown', () => {
    const [match] = tables.rows('matchStats', 2024);
    if (!match?.team_stats) throw new Error('the first match of 2024 has no statistics');
    for (const side of ['home', 'away'] as const) {
      const unknown = { ...match.team_stats[side], shots_on_target: null };
      const partly = { ...match, team_stats: { ...match.team_stats, [side]: unknown } };
      expect(deriveShotsFaced([partly])).toEqual([]);
    }
  });
});
