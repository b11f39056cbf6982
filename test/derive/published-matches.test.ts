import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hasResult } from '../../src/derive/matches.ts';
import { courseOf, unknownCourse } from '../../src/derive/published-matches.ts';
import { match } from '../../src/records/match.ts';
import { worlds } from '../support/worlds.ts';

const goal = (side: 'home' | 'away', minute: number | null, added_minute: number | null = null) => ({
  side,
  minute,
  added_minute,
});
const result = (home_goals: number | null, away_goals: number | null) => ({
  status: home_goals === null ? ('UPCOMING' as const) : ('FINISHED' as const),
  home_goals,
  away_goals,
  half_time_home_goals: null,
  half_time_away_goals: null,
});

it.for([
  ['no goals', [], [0, 0, null, 0, 0]],
  ['a goal in the time added to the first half', [goal('home', 45, 3)], [1, 0, 'home', 0, 1]],
  ['a goal in the first minute of the second half', [goal('away', 46)], [0, 0, 'away', 1, 0]],
  ['a lead that was turned', [goal('away', 3), goal('home', 50), goal('home', 90, 4)], [0, 1, 'away', 1, 1]],
  ['goals of both in one minute', [goal('away', 20), goal('home', 20)], [1, 1, null, null, null]],
  [
    'goals of both in a minute that changes no deficit',
    [goal('home', 5), goal('home', 9), goal('away', 20), goal('home', 20)],
    [3, 1, 'home', 0, null],
  ],
] as const)(
  'the course of a match with %s follows from its goals',
  ([, goals, [home, away, first, ...deficits]]) => {
    const scored = (side: string) => goals.filter((one) => one.side === side).length;
    expect(courseOf(result(scored('home'), scored('away')), goals)).toEqual({
      half_time_home_goals: home,
      half_time_away_goals: away,
      scored_first: first,
      home_largest_deficit: deficits[0],
      away_largest_deficit: deficits[1],
    });
  },
);

it('the score at half-time is the known one where goals do not give it', () => {
  const match = { ...result(2, 1), half_time_home_goals: 1, half_time_away_goals: 1 };
  expect(courseOf(match, [])).toMatchObject({ half_time_home_goals: 1, half_time_away_goals: 1 });
  expect(courseOf(match, [goal('away', 50)])).toMatchObject({
    half_time_home_goals: 1,
    half_time_away_goals: 0,
  });
});

it('the course of a match is not known before the end', () => {
  expect(courseOf(result(null, null), [])).toEqual(unknownCourse);
});

it('the course of a match of both sides is open where the minute of a goal is not known', () => {
  expect(courseOf(result(1, 1), [goal('home', null), goal('away', 5)])).toEqual({
    ...unknownCourse,
    half_time_away_goals: 1,
  });
  expect(courseOf(result(2, 1), [goal('home', 5), goal('away', 50)])).toEqual({
    ...unknownCourse,
    half_time_away_goals: 0,
  });
});

it('the course of a match in which one side alone scored follows without minutes', () => {
  expect(courseOf(result(2, 0), [goal('home', 5)])).toEqual({
    half_time_home_goals: null,
    half_time_away_goals: 0,
    scored_first: 'home',
    home_largest_deficit: 0,
    away_largest_deficit: 2,
  });
});

describe.for(worlds)('$name', ({ tables }) => {
  it('every match has the present name of its venue, which is what its description says', () => {
    const names = new Map(tables.rows('venues').map(({ venue_id, name }) => [venue_id, name]));
    for (const { venue, venue_id } of tables.rows('matches'))
      expect(venue).toBe(venue_id === null ? null : names.get(venue_id));
    const { description } = z.globalRegistry.get(match.shape.venue) ?? {};
    expect(description).toMatch(/^The present name of the venue/);
  });

  it('every match without goals of one side says who scored first', () => {
    for (const match of tables.rows('matches').filter(hasResult)) {
      const { home_goals: home, away_goals: away } = match;
      if (home > 0 && away > 0) continue;
      expect(match).toMatchObject({
        scored_first: home > 0 ? 'home' : away > 0 ? 'away' : null,
        home_largest_deficit: away,
        away_largest_deficit: home,
        ...(home === 0 && { half_time_home_goals: 0 }),
        ...(away === 0 && { half_time_away_goals: 0 }),
      });
    }
  });
});

it('the course of a match whose goals have minutes of their own is that of its score', () => {
  const minutes = fc.uniqueArray(
    fc.record({ minute: fc.integer({ min: 1, max: 90 }), isHome: fc.boolean() }),
    { selector: ({ minute }) => minute, maxLength: 9 },
  );
  fc.assert(
    fc.property(minutes, (scored) => {
      const goals = scored.map(({ minute, isHome }) => goal(isHome ? 'home' : 'away', minute));
      const made = (isHome: boolean) => scored.filter((one) => one.isHome === isHome).length;
      const inOrder = scored.toSorted((a, b) => a.minute - b.minute);
      const leads = inOrder.map((_, index) => {
        const sofar = inOrder.slice(0, index + 1);
        return 2 * sofar.filter(({ isHome }) => isHome).length - sofar.length;
      });
      expect(courseOf(result(made(true), made(false)), goals)).toMatchObject({
        half_time_home_goals: scored.filter(({ minute, isHome }) => isHome && minute < 46).length,
        half_time_away_goals: scored.filter(({ minute, isHome }) => !isHome && minute < 46).length,
        home_largest_deficit: Math.max(0, ...leads.map((lead) => -lead)),
        away_largest_deficit: Math.max(0, ...leads),
      });
    }),
  );
});
