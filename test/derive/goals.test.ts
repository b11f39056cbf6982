import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveGoals, goalsInOrder } from '../../src/derive/goals.ts';
import { goalKind } from '../../src/records/dataset/goal-rows.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { blankRow } from '../support/blank-row.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, tables }) => {
  it('goalsInOrder sorts goals home before away, by number, with ids by match and side', () => {
    const goals = (['away 1', 'home 2', 'away 2', 'home 1'] as const).map((text) => {
      const [side, number] = text.split(' ');
      const match_id = 'cpl::Football_Match::ab12';
      return blankRow('goals', { match_id, side: side === 'home' ? 'home' : 'away', number: Number(number) });
    });
    const sorted = goalsInOrder(goals);
    const order = ['home 1', 'home 2', 'away 1', 'away 2'];
    expect(sorted.map(({ side, number }) => `${side} ${number}`)).toEqual(order);
    // Goals that are otherwise equal are told apart by their side.
    expect(sorted.map(({ goal_id }) => goal_id)).toEqual(
      ['home', 'home.2', 'away', 'away.2'].map((end) => `ab12-${end}`),
    );
  });

  it('goal_id has the match, the side, the minute with added time and the scorer', () => {
    const scored = { match_id: 'cpl::Football_Match::ab12', side: 'away', player: 'José Paz' } as const;
    const [goal] = goalsInOrder([blankRow('goals', { ...scored, minute: 45, added_minute: 2 })]);
    expect(goal?.goal_id).toBe('ab12-away-45-2-josé-paz');
  });

  const idsOf = (rows: readonly DatasetRow<'goals'>[]) => goalsInOrder(rows).map(({ goal_id }) => goal_id);
  const anyGoal = fc.record({
    match_id: fc.constantFrom('cpl::Football_Match::ab12', 'cpl::Football_Match::cd34'),
    side: fc.constantFrom('home' as const, 'away' as const),
    minute: fc.option(fc.integer({ min: 45, max: 46 })),
    added_minute: fc.option(fc.constant(1)),
    player: fc.option(fc.constantFrom('Ana Silva', 'José Paz', 'Paz 2', '김민재')),
    kind: fc.constantFrom(...goalKind.options),
  });
  const numbered = (goals: readonly Partial<DatasetRow<'goals'>>[]) =>
    goals.map((goal, index) => blankRow('goals', { ...goal, number: index + 1 }));

  it('goal_id is unique over all goals', () => {
    expect(new Set(idsOf(dataset.goals)).size).toBe(dataset.goals.length);
  });

  it('goal_id of other goals does not change when a goal is inserted anywhere', () => {
    fc.assert(
      fc.property(fc.array(anyGoal, { maxLength: 8 }), anyGoal, fc.nat(8), (goals, goal, place) => {
        const before = idsOf(numbered(goals));
        const after = idsOf(numbered(goals.toSpliced(place, 0, goal)));
        expect(new Set(after).size).toBe(goals.length + 1);
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  const goals = deriveGoals(dataset, tables.rows('matches'));

  it('deriveGoals returns every goal of the dataset', () => {
    expect(goals).toHaveLength(dataset.goals.length);
  });

  it('deriveGoals names the team of its side, and the club that scored', () => {
    for (const { side, team, club, home_team, away_team, home_club, away_club } of goals)
      expect([team, club]).toEqual(side === 'home' ? [home_team, home_club] : [away_team, away_club]);
  });
});
