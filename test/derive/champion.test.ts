import { describe, expect, it } from 'vitest';
import { championOf } from '../../src/derive/champion.ts';
import { season } from '../support/examples.ts';
import { current, dataset, tables } from '../support/tables.ts';

const final = {
  stage: 'final',
  home_club: 'a',
  away_club: 'b',
  home_goals: 1,
  away_goals: 1,
  winner: 'b',
};
const semifinal = { ...final, stage: 'semifinal', winner: 'c' };

describe('championOf', () => {
  it('is the winner of the deciding stage, not of the table', () => {
    expect(championOf(season, [semifinal, final], 'a', 'final')).toBe('b');
  });

  it('is not decided before that stage is played', () => {
    expect(championOf(season, [semifinal], 'a', 'final')).toBeNull();
    expect(
      championOf(season, [{ ...final, home_goals: null, away_goals: null, winner: null }], 'a', 'final'),
    ).toBeNull();
  });

  it('is by goals over two legs, or else the winner of the second', () => {
    const second = { ...final, home_club: 'b', away_club: 'a', home_goals: 0, away_goals: 2, winner: 'a' };
    expect(championOf(season, [final, second], null, 'final')).toBe('a');
    const level = { ...second, home_goals: 1, away_goals: 1, winner: 'b' };
    expect(championOf(season, [final, level], null, 'final')).toBe('b');
    const lostAtHome = { ...final, away_goals: 2 };
    const goalless = { ...second, away_goals: 0, winner: null };
    expect(championOf(season, [lostAtHome, goalless], null, 'final')).toBe('b');
  });

  it('is the winner of the table where no stage decides', () => {
    expect(championOf(season, [final], 'a', null)).toBe('a');
  });

  it('is the champion of each season that has one', ({ skip }) => {
    // A current season that is over has none before it is closed.
    const closed = dataset.seasons.filter((row) => row.champion !== null || row.season < current);
    skip(closed.length === 0, 'no season is closed');
    for (const { season: one, champion, regular_season_winner } of closed)
      expect(championOf(one, tables.rows('matches', one), regular_season_winner), String(one)).toBe(champion);
  });
});
