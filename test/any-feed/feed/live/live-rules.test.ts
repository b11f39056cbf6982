import { describe, expect, it } from 'vitest';
import { liveRules } from '../../../../src/feed/live/live-season.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { matchDayOf } from '../../../support/match-day.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { dataset } = world;
  const { match } = matchDayOf(world);

  it('a match in play may have a score without a winner, and a finished one may not', () => {
    const faultsOf = (status: 'LIVE' | 'FINISHED') => {
      const changed = { ...match, status, home_goals: 2, away_goals: 0, winner: null, win_reason: null };
      const rule = liveRules.find(({ name }) => name === 'score-and-winner');
      return [...(rule?.check({ ...dataset, matches: [changed] }) ?? [])];
    };
    expect(faultsOf('LIVE')).toEqual([]);
    expect(faultsOf('FINISHED')).not.toEqual([]);
  });
});
