import { describe, expect, it } from 'vitest';
import { expectedGoals, expectedGoalsOfPlayer } from '../../src/derive/expected-goals.ts';
import { deriveShotsFaced, measureIn } from '../../src/derive/rating-metrics.ts';
import { type MetricName, ratedMetrics } from '../../src/derive/rating-weights.ts';
import type { ListedPlayer } from '../../src/records/player.ts';
import type { ShotsFaced } from '../../src/records/rating-model.ts';
import type { MatchStats } from '../../src/records/side-stats.ts';
import { worlds } from '../support/worlds.ts';

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

  it('measureIn takes a count for each 90 minutes', () => {
    expect(measured('goals', { goals: 5 })).toBe(0.5);
    expect(measured('goals', { goals: 5, minutes: 450 })).toBe(1);
  });

  it('measureIn returns null for an unknown value, or without minutes played', () => {
    expect(measured('goals', { goals: null })).toBeNull();
    expect(measured('goals', { goals: 0, minutes: 0 })).toBeNull();
    expect(measured('goals', { goals: 1, minutes: null })).toBeNull();
  });

  it('goals prevented are what the shots faced by the club would give, less those conceded', () => {
    // 60 shots × 0.3 are 18 goals in ten matches; the goalkeeper conceded 10 of them.
    expect(measured('goals_prevented', { goals_conceded: 10 })).toBeCloseTo(0.8, 9);
    expect(measured('goals_prevented', { goals_conceded: 10, club: 'cavalry-fc' })).toBeCloseTo(0.3, 9);
  });

  it('goals prevented are unknown without the club, its match statistics or the goals conceded', () => {
    expect(measured('goals_prevented', { goals_conceded: 10, club: null })).toBeNull();
    expect(measured('goals_prevented', { goals_conceded: 10, club: 'pacific-fc' })).toBeNull();
    expect(measured('goals_prevented', { goals_conceded: null })).toBeNull();
    expect(measured('goals_prevented', { goals_conceded: 10 }, [])).toBeNull();
    expect(measured('goals_prevented', { goals_conceded: 10, minutes: 0 })).toBeNull();
  });

  it('goals prevented are unknown without shots on target or minutes', () => {
    expect(measured('goals_prevented', { goals_conceded: 0 }, [faced('forge-fc', 0, 0)])).toBeNull();
    const unplayed = { ...faced('forge-fc', 60, 10), minutes: 0 };
    expect(measured('goals_prevented', { goals_conceded: 0 }, [unplayed])).toBeNull();
  });

  it('deriveShotsFaced counts as many shots faced by all clubs as they had on target', () => {
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

  it('deriveShotsFaced sums by season and club, with extra time and without own goals', () => {
    const side = (goals: number, shots_on_target: number, own_goals: number | null) =>
      ({ goals, shots_on_target, own_goals }) as NonNullable<MatchStats['team_stats']>['home'];
    const played = (season: number, home_club: string, away_club: string, win_reason: 'Draw' | 'ExtraTime') =>
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

  it('the model of expected goals counts attempts that are no big chance as their mean', () => {
    const ofPlayers = { big_chance: 0.4, other_attempt: 0.05 };
    expect(expectedGoalsOfPlayer(ofPlayers, 3, 13)).toBe(1.7);
    expect(expectedGoalsOfPlayer(ofPlayers, 3, 2)).toBe(1.2);
    expect(expectedGoalsOfPlayer(ofPlayers, null, 13)).toBeNull();
    expect(expectedGoalsOfPlayer(ofPlayers, 3, null)).toBeNull();
    expect(expectedGoalsOfPlayer(null, 3, 13)).toBeNull();
    for (const { xg, xg_source, shots, big_chances_missed } of tables.rows('players')) {
      expect(xg === null).toBe(shots === null || big_chances_missed === null);
      expect(xg_source).toBe(xg === null ? null : 'model');
    }
  });

  it('the model of expected goals adds the rates of all kinds of attempts, to two decimals', () => {
    const attempts = { big_chances: 2, shots_inside_box: 5, shots_outside_box: 4 };
    expect(expectedGoals(model, [attempts])).toBe(1.22);
    expect(expectedGoals({ ...model, big_chance: 0.4021 }, [attempts])).toBe(1.22);
    expect(expectedGoals(null, [attempts])).toBeNull();
    for (const kind of ['big_chances', 'shots_inside_box', 'shots_outside_box'] as const)
      expect(expectedGoals(model, [attempts, { ...attempts, [kind]: null }]), kind).toBeNull();
  });

  it('the model of expected goals counts no more big chances than attempts inside the box', () => {
    expect(expectedGoals(model, [{ big_chances: 3, shots_inside_box: 2, shots_outside_box: 0 }])).toBe(1.2);
  });
});

/** An invented model: what is true of it is true of any. */
const model = { big_chance: 0.4, other_inside_box: 0.1, outside_box: 0.03 };
