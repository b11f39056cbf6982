import { describe, expect, it } from 'vitest';
import { livePlayerRules, liveRules } from '../../../../src/edge/league-feed/live-rules.ts';
import { match } from '../../../support/match-day.ts';
import { dataset } from '../../../support/tables.ts';

describe('liveRules', () => {
  it('are the rules that single live rows can break', () => {
    expect(liveRules.map(({ name }) => name)).toEqual([
      'dates-in-season',
      'clubs-play-once-a-day',
      'score-and-winner',
      'player-goals-within-shots',
      'player-minutes-within-matches',
    ]);
  });

  it('are about players where they judge players', () => {
    expect(livePlayerRules.length).toBeGreaterThan(0);
    for (const rule of livePlayerRules) {
      expect(liveRules).toContain(rule);
      expect(rule.tables).toEqual(['players']);
    }
  });

  it('let a match in play have a score without a winner, and no finished one', () => {
    const faultsOf = (status: 'LIVE' | 'FINISHED') => {
      const changed = { ...match, status, home_goals: 2, away_goals: 0, winner: null, win_reason: null };
      const of = { ...dataset, matches: [changed] };
      return liveRules
        .filter(({ name }) => name === 'score-and-winner')
        .flatMap((rule) => [...rule.check(of)]);
    };
    expect(faultsOf('LIVE')).toEqual([]);
    expect(faultsOf('FINISHED')).not.toEqual([]);
  });
});
