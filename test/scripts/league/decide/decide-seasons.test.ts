import { describe, expect, it } from 'vitest';
import { decideSeasons } from '../../../../scripts/league/decide/decide-seasons.ts';
import { Decisions } from '../../../../scripts/league/decide/decisions.ts';

const days = (...dates: string[]) => dates.map((date) => ({ date, season: null }));
const monthly = (from: number, to: number, year: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${year}-${`${from + index}`.padStart(2, '0')}-10`);
const decide = (matches: Parameters<typeof decideSeasons>[0]) =>
  decideSeasons(matches, undefined, new Decisions());

describe('decideSeasons', () => {
  it.for([
    ['August to May', [...monthly(8, 12, 2023), ...monthly(1, 5, 2024)], 8, 2023],
    ['March to November', monthly(3, 11, 2023), 1, 2023],
    ['August to December so far', monthly(8, 12, 2023), 1, 2023],
    ['January to December', [...monthly(1, 6, 2023), ...monthly(8, 12, 2023)], 1, 2023],
  ] as const)('a season of %s begins in its month', ([, dates, month, season]) => {
    const { firstMonth, seasonOf } = decide(days(...dates));
    expect(firstMonth).toBe(month);
    expect(new Set(dates.map((date) => seasonOf({ date, season: null })))).toEqual(new Set([season]));
  });

  it('a name of two years says that a season spans them', () => {
    const named = monthly(8, 12, 2024).map((date) => ({ date, season: '2024/25' }));
    const { firstMonth, seasonOf } = decide(named);
    expect(firstMonth).toBe(8);
    expect(seasonOf({ date: '2025-05-01', season: '2024/25' })).toBe(2024);
  });

  it('a season that the list names by its first year spans two where its matches do', () => {
    const named = [...monthly(8, 12, 2016), ...monthly(1, 5, 2017)].map((date) => ({ date, season: '2016' }));
    expect(decide(named).firstMonth).toBe(8);
  });

  it('a match is of the season that the list names, whatever its month', () => {
    const named = [...monthly(7, 12, 2012), ...monthly(1, 5, 2013)].map((date) => ({
      date,
      season: '2012/2013',
    }));
    expect(decide(named).seasonOf({ date: '2013-07-30', season: '2012/2013' })).toBe(2012);
  });
});
