import { describe, expect, it } from 'vitest';
import { goals } from '../../../src/resources/goals.ts';
import { answer } from '../../support/tables.ts';

describe('goals', () => {
  it('of one match are in order of side and minute', () => {
    const match_id = '57a2003b9552424f888f647c0986dd36';
    const rows = answer(goals, { match_id }).goals;
    expect(rows).toHaveLength(4);
    expect(rows.map(({ side, number }) => `${side} ${number}`)).toEqual([
      'home 1',
      'home 2',
      'away 1',
      'away 2',
    ]);
  });

  it('of a player have that scorer', () => {
    const [first] = answer(goals, { season: 2025, kind: 'open-play' }).goals;
    const { player_id } = first ?? {};
    const found = answer(goals, { player_id }).goals;
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((row) => row.player_id))).toEqual(new Set([player_id]));
  });
});
