import { describe, expect, it } from 'vitest';
import { goals } from '../../src/resources/goals.ts';
import { answer, tables } from '../support/tables.ts';

const matches = tables.rows('matches').filter(({ status }) => status === 'FINISHED');

describe('goals', () => {
  it('are as many as the scores of finished matches, in every season', () => {
    for (const { season } of tables.rows('seasons')) {
      const scored = matches
        .filter((match) => match.season === season)
        .reduce((sum, { home_goals, away_goals }) => sum + (home_goals ?? 0) + (away_goals ?? 0), 0);
      expect(answer(goals, { season }).total, String(season)).toBe(scored);
    }
  });

  it('of kinds add up', () => {
    const total = (kind?: string) => answer(goals, { season: 2025, kind }).total;
    const kinds = ['open-play', 'penalty', 'own-goal', 'unknown'];
    expect(kinds.reduce((sum, kind) => sum + total(kind), 0)).toBe(total());
    expect(total(kinds.join(','))).toBe(total());
  });

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
