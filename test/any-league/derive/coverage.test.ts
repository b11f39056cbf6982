import { describe, expect, it } from 'vitest';
import { deriveCoverage, playerCoverage } from '../../../src/derive/seasons.ts';
import { blankRow } from '../../support/blank-row.ts';
import { worlds } from '../../support/worlds.ts';

const match = { status: 'FINISHED', win_reason: 'RegularTime' } as const;

describe.for(worlds)('$name', ({ dataset }) => {
  describe('deriveCoverage', () => {
    it('returns 0 throughout for a season without data', () => {
      expect(new Set(Object.values(deriveCoverage(dataset, 2050)))).toEqual(new Set([0]));
    });

    const season = 2050;
    const matchOf = (
      match_id: string,
      status: 'FINISHED' | 'UPCOMING',
      home_club: string,
      away_club: string,
    ) => blankRow('matches', { match_id, season, status, home_club, away_club });
    const matches = [
      matchOf('1', 'FINISHED', 'a', 'b'),
      matchOf('2', 'FINISHED', 'c', 'd'),
      matchOf('3', 'FINISHED', 'b', 'a'),
      matchOf('4', 'UPCOMING', 'd', 'c'),
    ];
    const stats = { season, match_id: '1' };
    const some = {
      ...dataset,
      matches,
      matchStats: [blankRow('matchStats', stats), blankRow('matchStats', stats)],
      teamStats: [],
      players: [blankRow('players', { season, minutes: 594 })],
      referees: [blankRow('referees', stats), blankRow('referees', { season, match_id: '2' })],
      weather: [blankRow('weather', stats)],
      appearances: [blankRow('appearances', stats)],
      odds: [blankRow('odds', stats), blankRow('odds', stats)],
      oddsQuotes: ['1', '1', '4'].map((match_id) => blankRow('oddsQuotes', { season, match_id })),
    };

    it('counts shares of finished matches, or of all matches where rows come before play', () => {
      expect(deriveCoverage(some, season)).toEqual({
        results: 0.75,
        standings: 1,
        match_stats: 0.3333,
        players: 0.1,
        player_stats: 0,
        team_stats: 0.3333,
        referees: 0.6667,
        weather: 0.3333,
        line_ups: 0.3333,
        odds: 0.25,
        odds_quotes: 0.5,
      });
    });

    it("takes clubs' statistics from the feed's totals or from the matches, whichever cover more", () => {
      const teamStats = ['a', 'b', 'c'].map((club) => blankRow('teamStats', { season, club }));
      expect(deriveCoverage({ ...some, teamStats }, season).team_stats).toBe(0.75);
      expect(deriveCoverage({ ...some, teamStats: teamStats.slice(1, 2) }, season).team_stats).toBe(0.3333);
    });
  });

  it('playerCoverage returns the share of minutes listed, at most 1', () => {
    expect(playerCoverage([match], [{ minutes: 990 }, { minutes: null }]).players).toBe(0.5);
    expect(playerCoverage([match], [{ minutes: 5000 }]).players).toBe(1);
    expect(playerCoverage([{ ...match, status: 'UPCOMING' }], [{ minutes: 90 }]).players).toBe(0);
  });

  it('playerCoverage returns the share of minutes of players with more than goals and assists apart', () => {
    const withGoals = blankRow('players', { minutes: 990, appearances: 11, goals: 0, assists: 0 });
    const withStatistics = { ...withGoals, minutes: 495, fouls_committed: 0 };
    expect(playerCoverage([match], [withGoals, withStatistics])).toEqual({
      players: 0.75,
      player_stats: 0.25,
    });
  });
});
