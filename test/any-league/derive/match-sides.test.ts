import { describe, expect, it } from 'vitest';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  const sides = tables.rows('matchSides');

  it('every match has two sides, with its statistics and goals as the match has them', () => {
    const stats = new Map(tables.rows('matchStats').map((row) => [row.match_id, row]));
    expect(sides).toHaveLength(2 * tables.rows('matches').length);
    for (const [index, match] of tables.rows('matches').entries()) {
      const [home, away] = sides.slice(2 * index, 2 * index + 2);
      const { home_club, away_club, home_goals, away_goals, match_id } = match;
      const figures = stats.get(match_id)?.team_stats;
      expect(home).toMatchObject({ match_id, side: 'home', club: home_club, opponent: away_club });
      expect(away).toMatchObject({ match_id, side: 'away', club: away_club, opponent: home_club });
      expect(home).toMatchObject({ ...figures?.home, goals: home_goals, goals_against: away_goals });
      expect(away).toMatchObject({ ...figures?.away, goals: away_goals, goals_against: home_goals });
    }
  });

  it('the form of a side ends with the result of its match, after those before', () => {
    for (const ofClub of Map.groupBy(sides, ({ season, club }) => `${season} ${club}`).values()) {
      const results: string[] = [];
      for (const { result, form } of ofClub) {
        if (result !== null) results.push(result);
        expect(form).toEqual(results.slice(-5));
      }
    }
  });
});
