import { describe, expect, it } from 'vitest';
import { withScorerIds } from '../../../src/derive/scorers.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { blankRow } from '../../support/blank-row.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset }) => {
  const goals = ofSeason(dataset.goals, 2025);
  const players = ofSeason(dataset.players, 2025);

  describe('withScorerIds', () => {
    it('adds the id of the only player of the club with the name', () => {
      const moved = new Set(dataset.playerStints.map(({ player_id }) => player_id));
      const found = withScorerIds(
        goals.map((goal) => ({ ...goal, player_id: null })),
        players,
      );
      for (const [index, goal] of goals.entries()) {
        // A player who moved is found at the last club alone.
        if (goal.kind === 'own-goal' || (goal.player_id && moved.has(goal.player_id))) continue;
        expect(found[index]).toEqual(goal);
      }
    });

    it('leaves an id unknown where two players have the name', () => {
      expect(withScorerIds(goals, [])).toEqual(goals);
      const [goal] = goals;
      const unknown = goal ? [{ ...goal, player_id: null }] : [];
      const twice = [1, 2].map((id) => ({
        player_id: `${id}`,
        name: goal?.player ?? '',
        club: goal?.club ?? '',
      }));
      expect(withScorerIds(unknown, twice)).toEqual(unknown);
    });

    it('adds no id to an own goal or a goal without a name, and replaces none', () => {
      const own = [{ player_id: 'id', name: 'A. One', club: 'a' }];
      const goal = blankRow('goals', { club: 'a', player: 'A. One', kind: 'open-play' });
      const idOf = (given: Partial<typeof goal>, from = own) =>
        withScorerIds([{ ...goal, ...given }], from)[0]?.player_id;
      expect(idOf({})).toBe('id');
      expect(idOf({ kind: 'own-goal' })).toBeNull();
      expect(idOf({ player_id: 'stored' })).toBe('stored');
      expect(idOf({ club: 'b' })).toBeNull();
      expect(idOf({ player: null }, [{ player_id: 'id', name: 'null', club: 'a' }])).toBeNull();
    });
  });
});
