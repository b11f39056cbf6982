import { describe, expect, it } from 'vitest';
import type { Goal } from '../../src/records/goal.ts';
import { goals } from '../../src/resources/matches.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ answer, club, league, opponent, season, tables }) => {
  const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');

  it('goals are as many as the scores of finished matches in every season with goals', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const scored = finished
        .filter((match) => match.season === one)
        .reduce((sum, { home_goals, away_goals }) => sum + (home_goals ?? 0) + (away_goals ?? 0), 0);
      const { total } = answer(goals, { season: one });
      expect([0, scored], String(one)).toContain(total);
      if (one >= (league.complete_since.goals ?? Number.POSITIVE_INFINITY)) expect(total).toBe(scored);
    }
  });

  it('goals against a club, of a stage and in either order are those of all goals', () => {
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
