import { describe, expect, it } from 'vitest';
import {
  goalRates,
  noRedCards,
  probabilitiesAt,
  probabilitiesNow,
  shareLeftAfter,
} from '../../src/derive/in-play.ts';
import { sum } from '../../src/derive/numbers.ts';
import { forecastMatch } from '../../src/derive/strength.ts';
import {
  generalConstants,
  generalInPlayConstants,
  type InPlayConstants,
} from '../../src/records/forecast-model.ts';
import type { Match } from '../../src/records/match.ts';
import { resultOf } from '../support/results.ts';

const fitted: InPlayConstants = {
  ...generalInPlayConstants,
  from_season: 2000,
  rise: 0.2,
  late: 1.2,
  red_card_own: 0.7,
  red_card_opponent: 1.3,
};
const forecastOf = (lead: number) =>
  forecastMatch(
    { season: 2024, home_club: 'a', away_club: 'b', neutral: false },
    new Map([['a', 1500 + lead]]),
    [{ ...generalConstants, from_season: 2000 }],
  );
const forecast = forecastOf(0);
const beforeKickoff = {
  ...resultOf('a', 'b', 0, 0),
  neutral: false,
  win_reason: null,
  phase: null,
  clock: null,
  home_penalties: null,
  home_red_cards: null,
  away_red_cards: null,
};
const matchAt = (clock: number | null, goals: readonly [number, number], more: Partial<Match> = {}) => ({
  ...beforeKickoff,
  status: 'LIVE' as Match['status'],
  clock,
  home_goals: goals[0],
  away_goals: goals[1],
  ...more,
});
const at = (...match: Parameters<typeof matchAt>) => probabilitiesNow(matchAt(...match), forecast, [fitted]);
/** The score of a lead of the home side, or of a deficit, in which one side has no goal. */
const scoreOf = (lead: number) => [Math.max(lead, 0), Math.max(-lead, 0)] as const;
const homeAt = (...match: Parameters<typeof matchAt>) => at(...match)?.home ?? Number.NaN;

it('goalRates gives goals that lead to the probabilities of the forecast', () => {
  for (let lead = -800; lead <= 800; lead += 50) {
    const start = { lead: 0, left: 1, redCards: noRedCards };
    const { home, draw, away } = probabilitiesAt(start, goalRates(forecastOf(lead)), fitted);
    expect(home).toBeCloseTo(forecastOf(lead).home, 4);
    expect(draw).toBeCloseTo(forecastOf(lead).draw, 4);
    expect(away).toBeCloseTo(forecastOf(lead).away, 4);
  }
});

it('shareLeftAfter falls from 1 to 0 with each minute, and most where time is added', () => {
  const left = Array.from({ length: 91 }, (_, minute) => shareLeftAfter(minute, fitted));
  expect(left[0]).toBe(1);
  expect(left[90]).toBeCloseTo(0, 12);
  const falls = left.slice(1).map((share, index) => (left[index] ?? 0) - share);
  expect(Math.min(...falls)).toBeGreaterThan(0);
  expect(falls.toSorted((a, b) => b - a).slice(0, 2)).toEqual([falls[89], falls[44]]);
  expect(sum(falls.slice(45))).toBeGreaterThan(0.5);
});

describe('probabilitiesNow', () => {
  it('is the forecast until the kick-off, and close to it then', () => {
    expect(probabilitiesNow({ ...beforeKickoff, status: 'UPCOMING' }, forecast, [fitted])).toBe(forecast);
    expect(homeAt(0, [0, 0])).toBeCloseTo(forecast.home, 4);
  });

  it('adds up to 1 with four decimals, and is not 0 or 1 in play', () => {
    for (const clock of [0, 15, 44, 45, 46, 89, 90, 95])
      for (const lead of [0, 1, -2, 9, -9]) {
        const shares = Object.values(at(clock, scoreOf(lead)) ?? {});
        expect(Math.round(sum(shares) * 1e4)).toBe(1e4);
        for (const share of shares) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThan(1);
          expect(Number(share.toFixed(4))).toBe(share);
        }
      }
  });

  it('rises with the lead and, for the club that leads, with each minute', () => {
    for (const clock of [1, 30, 60, 89]) {
      const leads = [-2, -1, 0, 1, 2].map((lead) => homeAt(clock, scoreOf(lead)));
      expect(leads).toEqual(leads.toSorted((a, b) => a - b));
    }
    const minutes = Array.from({ length: 90 }, (_, minute) => minute + 1).filter((minute) => minute !== 45);
    const leading = minutes.map((minute) => homeAt(minute, [1, 0]));
    expect(leading).toEqual(leading.toSorted((a, b) => a - b));
    const level = minutes.map((minute) => at(minute, [1, 1])?.draw ?? 0);
    expect(level).toEqual(level.toSorted((a, b) => a - b));
  });

  it('falls with a red card of the own side, and rises with one of the other', () => {
    expect(homeAt(30, [0, 0], { home_red_cards: 1 })).toBeLessThan(homeAt(30, [0, 0]));
    expect(homeAt(30, [0, 0], { away_red_cards: 1 })).toBeGreaterThan(homeAt(30, [0, 0]));
    expect(at(30, [0, 0], { home_red_cards: 0, away_red_cards: 0 })).toEqual(at(30, [0, 0]));
  });

  it('takes half of the added time as played during it, whatever the clock says then', () => {
    const inAddedTime = at(90, [1, 0]);
    expect(at(94, [1, 0])).toEqual(inAddedTime);
    expect(homeAt(89, [1, 0])).toBeLessThan(homeAt(90, [1, 0]));
    expect(at(48, [0, 0], { phase: 'FIRST_HALF' })).toEqual(at(45, [0, 0]));
    expect(at(null, [0, 0], { status: 'HALF_TIME' })?.draw).toBeGreaterThan(at(45, [0, 0])?.draw ?? 1);
  });

  it('is 0 or 1 where the result after 90 minutes is certain', () => {
    expect(at(90, [2, 1], { status: 'FINISHED' })).toEqual({ home: 1, draw: 0, away: 0 });
    expect(at(120, [2, 1], { status: 'FINISHED', win_reason: 'ExtraTime' })).toEqual({
      home: 0,
      draw: 1,
      away: 0,
    });
    expect(at(98, [2, 1], { phase: 'EXTRA_FIRST_HALF' })).toEqual({ home: 0, draw: 1, away: 0 });
    expect(at(120, [1, 1], { phase: 'PENALTIES' })).toEqual({ home: 0, draw: 1, away: 0 });
  });

  it('is null where the minute or the forecast is not known, and for a cancelled match', () => {
    expect(at(null, [1, 0])).toBeNull();
    expect(probabilitiesNow(matchAt(30, [1, 0]), undefined, [fitted])).toBeNull();
    expect(probabilitiesNow({ ...beforeKickoff, status: 'CANCELLED' }, forecast, [fitted])).toBeNull();
  });
});
