import { describe, expect, it } from 'vitest';
import { championOf, decidingStage } from '../../src/derive/champion.ts';
import { dataset, ofSettled, tables } from '../support/tables.ts';

const final = {
  stage: 'final' as const,
  home_club: 'a',
  away_club: 'b',
  home_goals: 1,
  away_goals: 1,
  winner: 'b',
};
const semifinal = { ...final, stage: 'semifinal' as const, winner: 'c' };

describe('championOf', () => {
  it('is the winner of the deciding stage, not of the table', () => {
    expect(decidingStage(2025)).toBe('final');
    expect(championOf(2025, [semifinal, final], 'a')).toBe('b');
  });

  it('is not decided before that stage is played', () => {
    expect(championOf(2025, [semifinal], 'a')).toBeNull();
    expect(
      championOf(2025, [{ ...final, home_goals: null, away_goals: null, winner: null }], 'a'),
    ).toBeNull();
  });

  it('is by goals over two legs, or else the winner of the second', () => {
    const second = { ...final, home_club: 'b', away_club: 'a', home_goals: 0, away_goals: 2, winner: 'a' };
    expect(championOf(2025, [final, second], null)).toBe('a');
    const level = { ...second, home_goals: 1, away_goals: 1, winner: 'b' };
    expect(championOf(2025, [final, level], null)).toBe('b');
    const lostAtHome = { ...final, away_goals: 2 };
    const goalless = { ...second, away_goals: 0, winner: null };
    expect(championOf(2025, [lostAtHome, goalless], null)).toBe('b');
  });

  it('is the champion of each finished season', () => {
    for (const { season, champion } of ofSettled(dataset.seasons))
      expect(championOf(season, tables.rows('matches', season), null), String(season)).toBe(champion);
  });
});
