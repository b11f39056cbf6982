import { expect, it } from 'vitest';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { match } from '../support/examples.ts';
import { dataset } from '../support/tables.ts';

it('a match without statistics and goals has no figures, and no scorers are complete but of no goals', () => {
  const [stats] = deriveMatchStats({ ...dataset, goals: [], matchStats: [] }, [match]);
  expect(stats).toMatchObject({
    match_id: match.match_id,
    has_data: false,
    team_stats: null,
    home_scorers: [],
    scorers_complete: (match.home_goals ?? 0) + (match.away_goals ?? 0) === 0,
  });
});
