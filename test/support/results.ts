import fc from 'fast-check';
import type { Result } from '../../src/derive/matches.ts';
import type { RankingRules } from '../../src/derive/ranking.ts';
import { pointsIn } from '../../src/records/season-rules.ts';

/** The clubs of `anyResult`. */
export const clubs = ['a', 'b', 'c', 'd'];

const season = 2024;

/** The rules of a league whose results these are. */
export const rules: RankingRules = {
  points: [{ from_season: 2000, win: 3, draw: 1 }],
  tie_breaks: ['wins', 'goal_difference', 'goals_for'],
};

/** The points for these results. */
export const points = pointsIn(rules, season);

/** Returns a finished match. */
export const resultOf = (
  home_club: string,
  away_club: string,
  home_goals: number,
  away_goals: number,
): Result => ({
  season,
  date: '2024-05-01',
  stage: 'regular',
  status: 'FINISHED',
  home_club,
  away_club,
  home_goals,
  away_goals,
});

/** A match of two of the clubs, finished or to be played. */
export const anyResult: fc.Arbitrary<Result> = fc
  .record({
    pair: fc.shuffledSubarray(clubs, { minLength: 2, maxLength: 2 }),
    home_goals: fc.nat(5),
    away_goals: fc.nat(5),
    isFinished: fc.boolean(),
  })
  .map(({ pair: [home, away], isFinished, home_goals, away_goals }) => ({
    ...resultOf(home as string, away as string, home_goals, away_goals),
    ...(!isFinished && { status: 'UPCOMING', home_goals: null, away_goals: null }),
  }));
