import { expect, it } from 'vitest';
import { computeStrengths, forecastMatch, outcomeOf, strengthsAt } from '../../src/derive/strength.ts';
import { generalConstants } from '../../src/records/forecast-model.ts';
import type { Match } from '../../src/records/match.ts';
import { resultOf } from '../support/results.ts';

const general = { ...generalConstants, from_season: 2000 };
const constants = [general];
type Row = ReturnType<typeof resultOf> & Pick<Match, 'neutral' | 'win_reason'>;
const match = (
  home: string,
  away: string,
  goals: readonly [number, number],
  more: Partial<Row> = {},
): Row => ({ ...resultOf(home, away, ...goals), neutral: false, win_reason: null, ...more });
const { season, date } = match('a', 'b', [0, 0]);

const forecast = (lead: number, neutral: boolean) =>
  forecastMatch(match('a', 'b', [0, 0], { neutral }), new Map([['a', 1500 + lead]]), constants);

it('forecastMatch adds up to 1, and multiplies the odds by ten for each 400 points of lead', () => {
  for (let lead = -2000; lead <= 2000; lead += 37) {
    const { home, draw, away } = forecast(lead, true);
    expect(home + draw + away).toBeCloseTo(1, 14);
    expect(home / away).toBeCloseTo(10 ** (lead / 400), Math.max(0, 10 - Math.abs(lead) / 100));
  }
});

it('forecastMatch takes the constants of the season', () => {
  const later = { ...general, from_season: season + 1, home_advantage: 0 };
  const inSeason = (year: number) =>
    forecastMatch(match('a', 'b', [0, 0], { season: year }), new Map(), [general, later]);
  expect(inSeason(season)).toEqual(forecast(0, false));
  expect(inSeason(season + 1)).toEqual(forecast(0, true));
});

it('outcomeOf is that of 90 minutes: a match decided in extra time or by a shoot-out is a draw', () => {
  expect(outcomeOf(match('a', 'b', [2, 1]))).toBe('home');
  expect(outcomeOf(match('a', 'b', [1, 2]))).toBe('away');
  expect(outcomeOf(match('a', 'b', [1, 1], { win_reason: 'Penalties' }))).toBe('draw');
  expect(outcomeOf(match('a', 'b', [2, 1], { win_reason: 'ExtraTime' }))).toBe('draw');
  expect(outcomeOf(match('a', 'b', [1, 0], { status: 'LIVE' }))).toBeNull();
});

it('computeStrengths has the state at the end of each day, from matches with a result', () => {
  const matches = [
    match('a', 'b', [1, 0]),
    match('a', 'b', [3, 0], { date: '2024-05-02', status: 'UPCOMING' }),
    match('b', 'a', [1, 0], { date: '2024-05-03' }),
  ];
  const history = computeStrengths(matches, constants);
  expect(history.map(({ date }) => date)).toEqual([date, '2024-05-03']);
  expect(strengthsAt(history, '2024-05-02')).toEqual(history[0]?.strengths);
  expect(strengthsAt(history, '2024-04-30').size).toBe(0);
});
