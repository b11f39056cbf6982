import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../src/records/goal.ts';
import { goals } from '../../../src/resources/goals.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ league, club, opponent, season, answer, tables }) => {
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

    it('against a club, of a stage and in either order are those of all goals', () => {
      const all = tables.rows('goals');
      const isAgainst = ({ side, home_club, away_club }: Goal) =>
        (side === 'home' ? away_club : home_club) === club;
      const idsOf = (rows: readonly Goal[]) => rows.map(({ goal_id }) => goal_id).sort();
      const ask = (query: object) => answer(goals, { limit: 500, ...query }).goals;
      const conceded = all.filter(isAgainst);
      expect(answer(goals, { against: club }).total).toBe(conceded.length);
      expect(idsOf(ask({ season, against: club }))).toEqual(
        idsOf(conceded.filter((row) => row.season === season)),
      );
      const between = idsOf(conceded.filter((row) => row.club === opponent));
      expect(idsOf(ask({ team: opponent, opponent: club }))).toEqual(between);
      expect(idsOf(ask({ team: opponent, against: club }))).toEqual(between);
      for (const stage of new Set(all.flatMap((row) => row.stage ?? [])))
        expect(answer(goals, { stage }).total).toBe(all.filter((row) => row.stage === stage).length);
      expect(ask({ season, order: 'asc' })).toEqual(tables.rows('goals', season).slice(0, 500));
    });
  });
});
