import { describe, expect, it } from 'vitest';
import { hasMatches } from '../../src/query/season.ts';
import type { MatchStats } from '../../src/records/match-stats.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { answer, dataset, settled, tables, tablesAt } from '../support/tables.ts';

/** A day of 2025 between two match days: the final is to be played, and no totals are known. */
const underWay = tablesAt('2025-08-08T12:00:00Z', 2025);

type OfSeason = { count: number; matches: MatchStats[] };

describe('match statistics', () => {
  it('are of exactly the matches the dataset has them of, out of all finished', () => {
    const seasons = tables
      .rows('seasons')
      .filter(hasMatches)
      .map(({ season }) => answer(matchStats, { season }) as OfSeason);
    const all = seasons.flatMap(({ matches }) => matches);
    const finished = dataset.matches.filter(({ status }) => status === 'FINISHED');
    expect(all.map(({ match_id }) => match_id).sort()).toEqual(
      finished.map(({ match_id }) => match_id).sort(),
    );
    const missing = settled.map(
      (season) => all.filter((match) => match.season === season && !match.has_data).length,
    );
    expect(missing).toEqual([0, 0, 8, 9, 0, 0, 1]);
    const withData = all.filter(({ has_data }) => has_data).map(({ match_id }) => match_id);
    expect(new Set(withData)).toEqual(new Set(dataset.matchStats.map(({ match_id }) => match_id)));
    for (const { has_data, team_stats } of all) expect(team_stats !== null).toBe(has_data);
  });

  it('name scorers, and say where some are missing', () => {
    const all = tables.rows('matchStats');
    const listed = all.reduce((sum, match) => sum + match.home_scorers.length + match.away_scorers.length, 0);
    expect(listed).toBe(dataset.goals.length);
    for (const { scorers_complete, home_scorers, away_scorers, home_goals, away_goals } of all) {
      expect([home_scorers.length, away_scorers.length]).toEqual([home_goals ?? 0, away_goals ?? 0]);
      const isNamed = [...home_scorers, ...away_scorers].every(({ player }) => player !== null);
      expect(scorers_complete).toBe(isNamed && home_goals !== null);
    }
  });

  it('of a match to play are not there yet', () => {
    const final = { match_id: 'c52f4791009a4c29b5ec46c3ef7b6dfd' };
    expect(answer(matchStats, final, underWay)).toMatchObject({ has_data: false, team_stats: null });
    expect(answer(matchStats, final)).toMatchObject({ has_data: true, team_stats: expect.any(Object) });
  });

  it('of no match are not found', () => {
    expect(() => answer(matchStats, { match_id: 'unknown' })).toThrow('no match unknown');
    expect(() => answer(matchStats, { match_id: 'c52f4791009a4c29b5ec46c3ef7b6dfd', season: 2024 })).toThrow(
      'in season 2024',
    );
    expect(() => answer(matchStats, { season: 2050 })).toThrow('2050');
    expect(matchStats.validate?.({ match_id: undefined, season: undefined })).toMatch(
      /'match_id' nor 'season'/,
    );
  });
});
