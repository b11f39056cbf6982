import { describe, expect, it } from 'vitest';
import { rank, rankResults } from '../../src/derive/tie-breaks.ts';

const row = (club: string, points: number, wins: number, goal_difference: number, goals_for: number) => ({
  club,
  played: 5,
  wins,
  draws: 0,
  losses: 0,
  goals_for,
  goals_against: 0,
  goal_difference,
  points,
  points_deducted: 0,
});

describe('rank', () => {
  it('orders by points, the tie-breaks in their order, then as published', () => {
    const placed = rank(
      [
        row('tied-second', 9, 2, 1, 5),
        row('tied-first', 9, 2, 1, 5),
        row('goals', 9, 2, 1, 6),
        row('difference', 9, 2, 2, 0),
        row('wins', 9, 3, 0, 0),
        row('points', 10, 0, 0, 0),
      ],
      ['tied-first', 'tied-second'],
      ['wins', 'goal_difference', 'goals_for'],
    );
    expect(placed.map(({ club }) => club)).toEqual([
      'points',
      'wins',
      'difference',
      'goals',
      'tied-first',
      'tied-second',
    ]);
  });

  it('puts clubs that the league does not list after those it does, by club_id', () => {
    const tied = ['d', 'b', 'c', 'a'].map((club) => row(club, 0, 0, 0, 0));
    expect(rank(tied, ['c']).map(({ club }) => club)).toEqual(['c', 'a', 'b', 'd']);
  });
});

describe('rankResults', () => {
  it('applies the deductions and the order of the published rows', () => {
    const result = { season: 2025, date: '2025-05-01', stage: 'regular', status: 'FINISHED' } as const;
    const draw = { ...result, home_club: 'a', away_club: 'b', home_goals: 1, away_goals: 1 };
    const published = (deducted: number) => [
      { club: 'a', position: 2, points_deducted: 0 },
      { club: 'b', position: 1, points_deducted: deducted },
    ];
    const table = (deducted: number) =>
      rankResults([draw], published(deducted)).map(({ position, club, points }) => [position, club, points]);
    expect([table(0), table(1)]).toEqual([
      [
        [1, 'b', 1],
        [2, 'a', 1],
      ],
      [
        [1, 'a', 1],
        [2, 'b', 0],
      ],
    ]);
  });
});
