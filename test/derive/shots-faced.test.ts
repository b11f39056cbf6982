import { describe, expect, it } from 'vitest';
import { tables } from '../support/tables.ts';

describe('shots faced', () => {
  it('of all clubs of a season are the shots on target of all', () => {
    for (const { season } of tables.rows('seasons')) {
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
});
