import { describe, expect, it } from 'vitest';
import { type CategoryEntry, SeasonStatistics } from '../../../src/feed/sdp/statistics.ts';

const entry = (
  id: string,
  category: string,
  values: Readonly<Record<string, number>>,
  malformed = 0,
): CategoryEntry => ({
  id,
  category,
  what: `${category} ${id}`,
  stats: { values: Object.entries(values), malformed },
});
const valuesOf = (statistics: SeasonStatistics, id: string) => Object.fromEntries(statistics.valuesOf(id));

describe('the statistics of a season', () => {
  it('are merged over the categories', () => {
    const statistics = new SeasonStatistics([
      entry('a', 'general', { goals: 2 }),
      entry('a', 'passing', { passes: 40, goals: 2 }),
    ]);
    expect(valuesOf(statistics, 'a')).toEqual({ goals: 2, passes: 40 });
    expect(statistics.rejected).toEqual([]);
  });

  it('come from categories in which some player has more than 0', () => {
    const statistics = new SeasonStatistics([
      entry('a', 'general', { saves: 0 }),
      entry('b', 'general', { saves: 0 }),
      entry('a', 'goalkeeping', { saves: 0 }),
      entry('b', 'goalkeeping', { saves: 7 }),
    ]);
    expect(valuesOf(statistics, 'a')).toEqual({ saves: 0 });
    expect(valuesOf(statistics, 'b')).toEqual({ saves: 7 });
    expect(statistics.rejected).toEqual([]);
  });

  it('that are impossible are rejected, and make no zero for others', () => {
    const statistics = new SeasonStatistics([
      entry('a', 'general', { distance: 1e308 }),
      entry('b', 'general', { distance: 0 }),
    ]);
    expect([valuesOf(statistics, 'a'), valuesOf(statistics, 'b')]).toEqual([{}, {}]);
    expect(statistics.rejected).toEqual([
      { what: 'general a', why: 'distance: 1e+308 cannot be; expected at most 10000000' },
    ]);
  });

  it('that contradict each other are reported, and the first is used', () => {
    const statistics = new SeasonStatistics([
      entry('a', 'general', { goals: 2 }),
      entry('a', 'attacking', { goals: 3 }),
    ]);
    expect(valuesOf(statistics, 'a')).toEqual({ goals: 2 });
    expect(statistics.rejected).toEqual([
      { what: 'attacking a', why: 'goals: 3 in attacking; keeping the first, 2' },
    ]);
  });

  it('that are malformed are counted', () => {
    const statistics = new SeasonStatistics([entry('a', 'general', { goals: 2 }, 3)]);
    expect(statistics.rejected).toEqual([{ what: 'general a', why: 'stats: 3 without a name or a number' }]);
  });

  it('may have any name', () => {
    const values = JSON.parse('{"constructor": 7, "__proto__": 8, "toString": 9}');
    const statistics = new SeasonStatistics([entry('__proto__', 'general', values)]);
    expect([...statistics.valuesOf('__proto__')]).toEqual([
      ['constructor', 7],
      ['__proto__', 8],
      ['toString', 9],
    ]);
    expect(valuesOf(statistics, 'constructor')).toEqual({});
  });
});
