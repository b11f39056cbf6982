import { describe, expect, it } from 'vitest';
import { deriveMatchStats } from '../../../src/derive/match-stats.ts';
import { dataset, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const complete = tables
  .rows('matchStats', 2025)
  .find((stats) => stats.scorers_complete && stats.home_scorers.length > 0 && stats.has_data);
const match = the(tables.rows('matches'), { match_id: complete?.match_id });
const own = <Row extends { match_id: string }>(rows: readonly Row[]) =>
  rows.filter(({ match_id }) => match_id === match.match_id);
const sources = { ...dataset, goals: own(dataset.goals), matchStats: own(dataset.matchStats) };

describe('deriveMatchStats', () => {
  it('returns the figures of both sides, with goals from the score and expected goals of the model', () => {
    const [stats] = deriveMatchStats(sources, [match]);
    const stored = the(sources.matchStats, { side: 'home' });
    expect(stats).toMatchObject({ has_data: true, scorers_complete: true });
    expect(stats?.team_stats?.home).toMatchObject({
      goals: match.home_goals,
      shots: stored.shots,
      xg: expect.any(Number),
      xg_source: 'model',
    });
    expect(stats?.home_scorers).toHaveLength(match.home_goals ?? 0);
  });

  it('returns no figures where one side is missing', () => {
    const matchStats = sources.matchStats.filter(({ side }) => side === 'home');
    expect(deriveMatchStats({ ...sources, matchStats }, [match])).toMatchObject([
      { has_data: false, team_stats: null },
    ]);
  });

  it('says that scorers are incomplete where a goal is missing or has no scorer', () => {
    const isComplete = (goals: typeof sources.goals) =>
      deriveMatchStats({ ...sources, goals }, [match])[0]?.scorers_complete;
    expect(isComplete(sources.goals.slice(1))).toBe(false);
    expect(isComplete(sources.goals.map((goal) => ({ ...goal, player: null })))).toBe(false);
  });
});
