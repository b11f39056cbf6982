import { describe, expect, it } from 'vitest';
import { league } from '../../../src/records/league.ts';
import { goals } from '../../../src/resources/goals.ts';
import { season } from '../../support/examples.ts';
import { answer, tables } from '../../support/tables.ts';

const matches = tables.rows('matches').filter(({ status }) => status === 'FINISHED');

describe('goals', () => {
  it('are as many as the scores of finished matches in every season with goals, and none in others', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const scored = matches
        .filter((match) => match.season === one)
        .reduce((sum, { home_goals, away_goals }) => sum + (home_goals ?? 0) + (away_goals ?? 0), 0);
      const { total } = answer(goals, { season: one });
      expect([0, scored], String(one)).toContain(total);
      if (one >= (league.complete_since.goals ?? Number.POSITIVE_INFINITY)) expect(total).toBe(scored);
    }
  });

  it('of kinds add up', () => {
    const total = (kind?: string) => answer(goals, { season, kind }).total;
    const kinds = ['open-play', 'penalty', 'own-goal', 'unknown'];
    expect(kinds.reduce((sum, kind) => sum + total(kind), 0)).toBe(total());
    expect(total(kinds.join(','))).toBe(total());
  });
});
