import { describe, expect, it } from 'vitest';
import { goals } from '../../../src/resources/goals.ts';
import { answer } from '../../support/tables.ts';

describe('goals', () => {
  it('of a player have that scorer', () => {
    const [first] = answer(goals, { season: 2025, kind: 'open-play' }).goals;
    const { player_id } = first ?? {};
    const found = answer(goals, { player_id }).goals;
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((row) => row.player_id))).toEqual(new Set([player_id]));
  });
});
