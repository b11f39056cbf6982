import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveGoals, goalsInOrder, scorerOf } from '../../../src/derive/goals.ts';
import { goalKind } from '../../../src/records/dataset/goals.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { blankRow } from '../../support/blank-row.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, tables }) => {
  it('scorerOf shortens the id and splits the candidates', () => {
    const row = {
      ...blankRow('goals', {}),
      goal_id: 'match-home-a',
      player: 'A',
      player_id: 'cpl::Football_Player::ab12',
      candidates: 'A|B',
    };
    expect(scorerOf(row)).toMatchObject({ player: 'A', player_id: 'ab12', candidates: ['A', 'B'] });
    expect(scorerOf({ ...row, player: null, player_id: null, candidates: null })).toMatchObject({
      player: null,
      player_id: null,
      candidates: [],
    });
  });

  it('goalsInOrder sorts goals home before away, by number', () => {
    const goals = (['away 1', 'home 2', 'away 2', 'home 1'] as const).map((text) => {
      const [side, number] = text.split(' ');
      const match_id = 'cpl::Football_Match::ab12';
      return blankRow('goals', { match_id, side: side === 'home' ? 'home' : 'away', number: Number(number) });
    });
    expect(goalsInOrder(goals).map(({ side, number }) => `${side} ${number}`)).toEqual([
      'home 1',
      'home 2',
      'away 1',
      'away 2',
    ]);
  });

  describe('goal_id', () => {
    const idsOf = (rows: readonly DatasetRow<'goals'>[]) => goalsInOrder(rows).map(({ goal_id }) => goal_id);
    const anyGoal = fc.record({
      match_id: fc.constantFrom('cpl::Football_Match::ab12', 'cpl::Football_Match::cd34'),
      side: fc.constantFrom('home' as const, 'away' as const),
      minute: fc.option(fc.integer({ min: 43, max: 46 })),
      added_minute: fc.option(fc.integer({ min: 1, max: 2 })),
      player: fc.option(fc.constantFrom('Ana Silva', 'José Paz', 'Paz 2', '김민재')),
      kind: fc.constantFrom(...goalKind.options),
    });
    const numbered = (goals: readonly Partial<DatasetRow<'goals'>>[]) =>
      goals.map((goal, index) => blankRow('goals', { ...goal, number: index + 1 }));

    it('is unique over all goals', () => {
      expect(new Set(idsOf(dataset.goals)).size).toBe(dataset.goals.length);
    });

    it('of other goals does not change when a goal is inserted anywhere', () => {
      fc.assert(
        fc.property(fc.array(anyGoal, { maxLength: 8 }), anyGoal, fc.nat(8), (goals, goal, place) => {
          const before = idsOf(numbered(goals));
          const after = idsOf(numbered(goals.toSpliced(place, 0, goal)));
          expect(new Set(after).size).toBe(goals.length + 1);
          expect(after).toEqual(expect.arrayContaining(before));
        }),
      );
    });

    it('of every goal stays when another of its side is left out', () => {
      const sides = Map.groupBy(dataset.goals, ({ match_id, side }) => `${match_id} ${side}`);
      for (const rows of sides.values()) {
        const ids = idsOf(rows);
        for (const left of rows) {
          const others = numbered(rows.filter((row) => row !== left));
          expect(ids).toEqual(expect.arrayContaining(idsOf(others)));
        }
      }
    });
  });

  describe('deriveGoals', () => {
    const goals = deriveGoals(dataset, tables.rows('matches'));

    it('returns every goal of the dataset', () => {
      expect(goals).toHaveLength(dataset.goals.length);
    });

    it('names the team of its side, and the club that scored', () => {
      for (const { side, team, club, home_team, away_team, home_club, away_club } of goals)
        expect([team, club]).toEqual(side === 'home' ? [home_team, home_club] : [away_team, away_club]);
    });

    it('returns goals in order of play, home before away', () => {
      const order = new Map(tables.rows('matches').map(({ match_id }, index) => [match_id, index]));
      const keys = goals.map(
        ({ match_id, side }) => 2 * (order.get(match_id) ?? 0) + (side === 'home' ? 0 : 1),
      );
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    });
  });
});
