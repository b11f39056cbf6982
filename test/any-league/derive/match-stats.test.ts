import { describe, expect, it } from 'vitest';
import { deriveMatchStats } from '../../../src/derive/match-stats.ts';
import { blankRow } from '../../support/blank-row.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ match, dataset }) => {
  it('a match without statistics has no figures, and complete scorers only if it ended 0-0', () => {
    const [stats] = deriveMatchStats({ ...dataset, goals: [], matchStats: [] }, [match]);
    expect(stats).toMatchObject({
      match_id: match.match_id,
      has_data: false,
      team_stats: null,
      home_scorers: [],
      scorers_complete: (match.home_goals ?? 0) + (match.away_goals ?? 0) === 0,
    });
  });

  describe('a match with goals and statistics', () => {
    const { match_id } = match;
    const scored = { ...match, home_goals: 1, away_goals: 2 };
    const goal = (side: 'home' | 'away', number: number, player: string | null) =>
      blankRow('goals', { match_id, side, number, player });
    const goals = [goal('away', 2, 'C'), goal('home', 1, 'A'), goal('away', 1, 'B')];
    const attempts = { big_chances: 1, shots_inside_box: 1, shots_outside_box: 0 };
    const matchStats = [
      blankRow('matchStats', { match_id, side: 'home', ...attempts }),
      blankRow('matchStats', { match_id, side: 'away' }),
    ];
    const expectedGoals = { big_chance: 0.4, other_inside_box: 0.1, outside_box: 0.03 };
    const derive = (given: Partial<typeof dataset>) => {
      const model = dataset.expectedGoals && { ...dataset.expectedGoals, ...expectedGoals };
      const [stats] = deriveMatchStats({ ...dataset, expectedGoals: model, goals, matchStats, ...given }, [
        scored,
      ]);
      return stats;
    };

    it('has the scorers of each side in order, and says whether every goal has one', () => {
      const stats = derive({});
      expect(stats?.home_scorers.map(({ player }) => player)).toEqual(['A']);
      expect(stats?.away_scorers.map(({ player }) => player)).toEqual(['B', 'C']);
      expect(stats?.scorers_complete).toBe(true);
      expect(derive({ goals: goals.slice(1) })?.scorers_complete).toBe(false);
      expect(derive({ goals: goals.toSpliced(1, 1) })?.scorers_complete).toBe(false);
      expect(derive({ goals: [...goals.slice(1), goal('away', 2, null)] })?.scorers_complete).toBe(false);
    });

    it('has goals from the score, and expected goals where the kinds of attempts are known', () => {
      const { home, away } = derive({})?.team_stats ?? {};
      expect([home?.goals, away?.goals]).toEqual([1, 2]);
      expect([away?.xg, away?.xg_source]).toEqual([null, null]);
      if (dataset.expectedGoals) expect([home?.xg, home?.xg_source]).toEqual([0.4, 'model']);
    });

    it.for(['home', 'away'] as const)('has no figures with the statistics of the %s side alone', (side) => {
      expect(derive({ matchStats: matchStats.filter((row) => row.side === side) })).toMatchObject({
        has_data: false,
        team_stats: null,
      });
    });
  });
});
