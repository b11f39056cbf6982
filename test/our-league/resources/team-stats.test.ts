import { describe, expect, it } from 'vitest';
import { teamStats } from '../../../src/resources/team-stats.ts';
import { answer, tablesAt } from '../../support/tables.ts';

it('team statistics include play-offs with stage=all, or are of the named stage', () => {
  const played = (stage: 'season' | 'all' | 'final') =>
    answer(teamStats, { season: 2025, team: 'atletico-ottawa', stage }).teams[0]?.played;
  expect([played('season'), played('all'), played('final')]).toEqual([28, 30, 1]);
  expect(answer(teamStats, { season: 2025, stage: 'final' }).count).toBe(2);
});

it('raw=true adds the feed’s own statistics and the number of matches they cover', () => {
  expect(answer(teamStats, { season: 2025 }).teams[0]).not.toHaveProperty('raw_stats');
  const [row] = answer(teamStats, { season: 2025, team: 'atletico-ottawa', raw: true }).teams;
  expect(row?.raw_matches).toBe(30);
  expect(Object.keys(row?.raw_stats ?? {}).length).toBeGreaterThan(150);
  expect(row?.raw_stats).toHaveProperty('Total Successful Passes ( Excl Crosses & Corners ) ');
});

describe('the answer', () => {
  it('names its source and the last day it covers', () => {
    expect(answer(teamStats, { season: 2019 }).source).toBe('match-stats');
    expect(answer(teamStats, { season: 2025 })).toMatchObject({ source: 'match-stats' });
    expect(answer(teamStats, { season: 2025, stage: 'all' })).toMatchObject({
      source: 'feed',
      as_of: '2025-11-09',
    });
  });

  it('is of the season before where no match of the current one is played', () => {
    expect(answer(teamStats, {}, tablesAt('2025-03-01T12:00:00Z', 2025)).season).toBe(2024);
  });
});
