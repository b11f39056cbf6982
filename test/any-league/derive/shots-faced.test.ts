import { describe, expect, it } from 'vitest';
import { deriveShotsFaced } from '../../../src/derive/rating-measure.ts';
import type { MatchStats } from '../../../src/records/match-stats.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  describe('deriveShotsFaced', () => {
    it('counts as many shots faced by all clubs as they had on target', () => {
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

    it('sums by season and club, with the minutes of extra time and without own goals', () => {
      const side = (goals: number, shots_on_target: number, own_goals: number | null) =>
        ({ goals, shots_on_target, own_goals }) as NonNullable<MatchStats['team_stats']>['home'];
      const played = (
        season: number,
        home_club: string,
        away_club: string,
        win_reason: 'Draw' | 'ExtraTime',
      ) =>
        ({
          season,
          home_club,
          away_club,
          win_reason,
          // The away side scored twice, once by an own goal of the home side.
          team_stats: { home: side(1, 4, 1), away: side(2, 5, null) },
        }) as MatchStats;
      const matches = [
        played(2025, 'a', 'b', 'ExtraTime'),
        played(2024, 'b', 'a', 'Draw'),
        played(2025, 'b', 'a', 'Draw'),
      ];
      const asHome = { shots_on_target: 5, goals: 1, own_goals: 1 };
      const asAway = { shots_on_target: 4, goals: 1, own_goals: 0 };
      const both = { matches: 2, minutes: 210, shots_on_target: 9, goals: 2, own_goals: 1 };
      expect(deriveShotsFaced(matches)).toEqual([
        { season: 2024, club: 'a', matches: 1, minutes: 90, ...asAway },
        { season: 2024, club: 'b', matches: 1, minutes: 90, ...asHome },
        { season: 2025, club: 'a', ...both },
        { season: 2025, club: 'b', ...both },
      ]);
    });
  });
});
