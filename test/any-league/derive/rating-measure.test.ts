import { describe, expect, it } from 'vitest';
import { measureIn } from '../../../src/derive/rating-measure.ts';
import { type MetricName, ratedMetrics } from '../../../src/derive/rating-weights.ts';
import type { ListedPlayer } from '../../../src/records/player.ts';
import type { ShotsFaced } from '../../../src/records/rating-model.ts';
import { worlds } from '../../support/worlds.ts';

/** Ten matches of two clubs: of 100 shots on target, 30 were goals. */
const faced = (club: string, shots: number, goals: number, ownGoals = 0): ShotsFaced => ({
  season: 2024,
  club,
  matches: 10,
  minutes: 900,
  shots_on_target: shots,
  goals,
  own_goals: ownGoals,
});
const season = [faced('forge-fc', 60, 10), faced('cavalry-fc', 40, 20, 1)];

describe.for(worlds)('$name', ({ tables }) => {
  const [some] = tables.rows('players', 2024) as readonly [ListedPlayer];

  const measured = (metric: MetricName, given: Partial<ListedPlayer>, shotsFaced = season) => {
    const row = ratedMetrics.find((one) => one.metric === metric);
    if (!row) throw new Error(`${metric} is not rated`);
    return measureIn(shotsFaced)({ ...some, club: 'forge-fc', minutes: 900, ...given }, row);
  };

  describe('measureIn', () => {
    it('takes a count for each 90 minutes', () => {
      expect(measured('goals', { goals: 5 })).toBe(0.5);
      expect(measured('goals', { goals: 5, minutes: 450 })).toBe(1);
    });

    it('takes a share as it is', () => {
      expect(measured('pass_accuracy', { pass_accuracy: 81, minutes: 90 })).toBe(81);
    });

    it('returns null for an unknown value, or without minutes played', () => {
      expect(measured('goals', { goals: null })).toBeNull();
      expect(measured('goals', { goals: 0, minutes: 0 })).toBeNull();
      expect(measured('goals', { goals: 1, minutes: null })).toBeNull();
    });
  });

  describe('goals prevented', () => {
    it('are what the shots faced by the club would give, less those conceded', () => {
      // 60 shots × 0.3 are 18 goals in ten matches; the goalkeeper conceded 10 of them.
      expect(measured('goals_prevented', { goals_conceded: 10 })).toBeCloseTo(0.8, 9);
      expect(measured('goals_prevented', { goals_conceded: 10, club: 'cavalry-fc' })).toBeCloseTo(0.3, 9);
    });

    it('fall with each goal conceded, and rise with each shot the club faced', () => {
      const prevented = (conceded: number, shots: number) =>
        measured('goals_prevented', { goals_conceded: conceded }, [
          faced('forge-fc', shots, 10),
          faced('x', 40, 20),
        ]) ?? Number.NaN;
      expect(prevented(11, 60)).toBeLessThan(prevented(10, 60));
      expect(prevented(10, 70)).toBeGreaterThan(prevented(10, 60));
    });

    it('add up to zero for the goalkeepers of all clubs of a season', () => {
      const both = ['forge-fc', 'cavalry-fc'].map((club, index) =>
        measured('goals_prevented', { club, goals_conceded: index === 0 ? 10 : 21 }),
      );
      expect((both[0] ?? 0) + (both[1] ?? 0)).toBeCloseTo(0, 9);
    });

    it('are unknown without the club, its match statistics or the goals conceded', () => {
      expect(measured('goals_prevented', { goals_conceded: 10, club: null })).toBeNull();
      expect(measured('goals_prevented', { goals_conceded: 10, club: 'pacific-fc' })).toBeNull();
      expect(measured('goals_prevented', { goals_conceded: null })).toBeNull();
      expect(measured('goals_prevented', { goals_conceded: 10 }, [])).toBeNull();
      expect(measured('goals_prevented', { goals_conceded: 10, minutes: 0 })).toBeNull();
    });

    it('are unknown in a season without shots on target, or for a club without minutes', () => {
      expect(measured('goals_prevented', { goals_conceded: 0 }, [faced('forge-fc', 0, 0)])).toBeNull();
      const unplayed = { ...faced('forge-fc', 60, 10), minutes: 0 };
      expect(measured('goals_prevented', { goals_conceded: 0 }, [unplayed])).toBeNull();
    });
  });
});
