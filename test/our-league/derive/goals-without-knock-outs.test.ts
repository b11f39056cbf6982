import { describe, expect, it } from 'vitest';
import { goalsWithoutKnockOuts } from '../../../src/derive/goals-without-knock-outs.ts';
import { tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const salter = the(tables.rows('players', 2025), { name: 'S. Salter' });
const knockOuts = tables
  .rows('goals', 2025)
  .filter(({ stage }) => stage !== null && !['regular'].includes(stage));

describe('goalsWithoutKnockOuts', () => {
  it('subtracts the goals in knock-outs', () => {
    expect([salter.goals, goalsWithoutKnockOuts(salter, knockOuts)]).toEqual([20, 19]);
    expect(goalsWithoutKnockOuts(salter, [])).toBe(20);
    expect(goalsWithoutKnockOuts({ ...salter, goals: null }, knockOuts)).toBeNull();
  });

  it('returns null for a player who may have scored a goal whose scorer is unknown', () => {
    const nameless = { ...the(knockOuts, { player_id: salter.player_id }), player: null, player_id: null };
    const goalsWith = (candidates: string[], over = {}) =>
      goalsWithoutKnockOuts(salter, [{ ...nameless, candidates, ...over }]);
    expect(goalsWith([])).toBeNull();
    expect(goalsWith(['A. Nother', 'S. Salter'])).toBeNull();
    expect(goalsWith(['A. Nother', 'B. Nother'])).toBe(20);
    expect(goalsWith([], { club: 'forge-fc' })).toBe(20);
    const moved = { ...salter, clubs: [...salter.clubs, { ...the(salter.clubs, {}), club: 'forge-fc' }] };
    expect(goalsWithoutKnockOuts(moved, [{ ...nameless, candidates: [], club: 'forge-fc' }])).toBeNull();
    expect(goalsWith([], { kind: 'own-goal' })).toBe(20);
  });
});
