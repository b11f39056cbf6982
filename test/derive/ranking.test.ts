import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmong, isPlayedBy, type Result } from '../../src/derive/matches.ts';
import { rank, rankResults, type Tally, tally } from '../../src/derive/ranking.ts';
import { describeTieBreaks } from '../../src/records/in-league.ts';
import type { TieBreak } from '../../src/records/league-schema.ts';
import { anyResult, clubs, points, resultOf, rules } from '../support/results.ts';

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

const rulesWith = (tie_breaks: TieBreak[]) => ({ ...rules, tie_breaks });
const none = () => [];
const namesOf = (rows: readonly Tally[]) => rows.map(({ club }) => club);

it('rank sorts by points, the tie-breaks in their order, then as published', () => {
  const placed = rank(
    rulesWith(['wins', 'goal_difference', 'goals_for']),
    [
      row('tied-second', 9, 2, 1, 5),
      row('tied-first', 9, 2, 1, 5),
      row('goals', 9, 2, 1, 6),
      row('difference', 9, 2, 2, 0),
      row('wins', 9, 3, 0, 0),
      row('points', 10, 0, 0, 0),
    ],
    ['tied-first', 'tied-second'],
    none,
  );
  expect(namesOf(placed)).toEqual(['points', 'wins', 'difference', 'goals', 'tied-first', 'tied-second']);
});

it('rank sorts by goal average, a club that conceded no goal first', () => {
  const goals = (club: string, goals_for: number, goals_against: number) => ({
    ...row(club, 9, 2, goals_for - goals_against, goals_for),
    goals_against,
  });
  const tied = [goals('fewer', 4, 2), goals('most', 9, 6), goals('best', 3, 1), goals('unbeaten', 1, 0)];
  const placed = rank(rulesWith(['goal_average', 'goals_for']), [...tied, goals('goalless', 0, 0)], [], none);
  expect(namesOf(placed)).toEqual(['unbeaten', 'goalless', 'best', 'fewer', 'most']);
});

it('rank puts clubs that the league does not list after those it does, by club_id', () => {
  const tied = ['d', 'b', 'c', 'a'].map((club) => row(club, 0, 0, 0, 0));
  expect(namesOf(rank(rules, tied, ['c'], none))).toEqual(['c', 'a', 'b', 'd']);
});

it('rank needs of each club its own results alone', () => {
  const league = rulesWith(['head_to_head_points', 'head_to_head_goals']);
  fc.assert(
    fc.property(fc.array(anyResult), (results) => {
      const own = (club: string) => results.filter((result) => isPlayedBy(result, club));
      const tallies = tally(league, results, clubs);
      expect(rank(league, tallies, [], own)).toEqual(rank(league, tallies, [], () => results));
    }),
  );
});

it.for([
  [
    ['head_to_head_points', 'head_to_head_goal_difference', 'goals_for'],
    'head-to-head points, head-to-head goal difference, goals for, then the published order',
  ],
  [[], 'the published order'],
] as const)('describeTieBreaks returns for %j: %s', ([tieBreaks, expected]) => {
  expect(describeTieBreaks({ tie_breaks: [...tieBreaks] })).toBe(expected);
});

it('rankResults applies the deductions and the order of the published rows', () => {
  const result = { season: 2025, date: '2025-05-01', stage: 'regular', status: 'FINISHED' } as const;
  const draw = { ...result, home_club: 'a', away_club: 'b', home_goals: 1, away_goals: 1 };
  const published = (deducted: number) => [
    { club: 'a', position: 2, points_deducted: 0 },
    { club: 'b', position: 1, points_deducted: deducted },
  ];
  const table = (deducted: number) =>
    rankResults(rules, [draw], published(deducted)).map(
      ({ position, club, points_deducted }) => `${position} ${club} -${points_deducted}`,
    );
  expect([table(0), table(1)]).toEqual([
    ['1 b -0', '2 a -0'],
    ['1 a -0', '2 b -1'],
  ]);
});

const headToHead = ['head_to_head_points', 'head_to_head_goal_difference', 'head_to_head_goals'] as const;

/** The clubs of results in the order of their table, each result as `home 1-0 away`. */
function orderOf(text: string, tieBreaks: readonly TieBreak[], deducted: Record<string, number> = {}) {
  const results = text
    .trim()
    .split('\n')
    .map((line) => {
      const [, home, one, other, away] = line.trim().match(/^(.+) (\d+)-(\d+) (.+)$/) ?? [];
      return resultOf(String(home), String(away), Number(one), Number(other));
    });
  const names = [...new Set(results.flatMap(({ home_club, away_club }) => [home_club, away_club]))];
  const tallies = tally(rules, results, names, new Map(Object.entries(deducted)));
  return namesOf(rank({ ...rules, tie_breaks: [...tieBreaks] }, tallies, [], () => results));
}

describe('rank by matches between clubs that are level', () => {
  // Both of Italy and the Czech Republic have four points; the goal differences are 0 and -1.
  const euro1996C = `
    Germany 2-0 Czech Republic
    Italy 2-1 Russia
    Czech Republic 2-1 Italy
    Russia 0-3 Germany
    Russia 3-3 Czech Republic
    Italy 0-0 Germany`;

  it('returns the final standings of group C of the EURO 1996', () => {
    expect(orderOf(euro1996C, headToHead)).toEqual(['Germany', 'Czech Republic', 'Italy', 'Russia']);
    expect(orderOf(euro1996C, ['goal_difference'])).toEqual(['Germany', 'Italy', 'Czech Republic', 'Russia']);
  });

  // Three clubs with five points drew with each other: goals between them decide.
  const euro2004C = `
    Denmark 0-0 Italy
    Sweden 5-0 Bulgaria
    Bulgaria 0-2 Denmark
    Italy 1-1 Sweden
    Italy 2-1 Bulgaria
    Denmark 2-2 Sweden`;

  it('returns the final standings of group C of the EURO 2004', () => {
    expect(orderOf(euro2004C, headToHead)).toEqual(['Sweden', 'Denmark', 'Italy', 'Bulgaria']);
    expect(orderOf(euro2004C, headToHead.slice(0, 2))).toEqual(['Denmark', 'Italy', 'Sweden', 'Bulgaria']);
  });

  // Each of a, b and c has seven points. Among the three, a and b have seven and c three; b won against a.
  const three = (firstOfA: string) => `
    b 1-0 a
    a 0-0 b
    a ${firstOfA} c
    a 1-0 c
    b 2-0 c
    c 1-0 b
    c 1-0 d
    d 0-0 c`;

  it('applies each tie-break to all clubs that were level before the first', () => {
    // The goal difference of a among the three is 5, that of b is 2.
    expect(orderOf(three('5-0'), headToHead)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('applies the tie-breaks again to clubs that are still level', () => {
    // The goal difference of a and b among the three is 2, and both have three goals.
    expect(orderOf(three('2-0'), headToHead)).toEqual(['b', 'a', 'c', 'd']);
    // Each alone is applied again as well.
    for (const one of headToHead)
      expect(orderOf(three('2-0'), [one]).indexOf('b')).toBeLessThan(
        orderOf(three('2-0'), [one]).indexOf('a'),
      );
  });

  it('leaves level clubs to the next tie-break', () => {
    const drawn = `
      a 0-0 b
      b 3-0 c
      a 1-0 c`;
    expect(orderOf(drawn, [...headToHead, 'goal_difference'])).toEqual(['b', 'a', 'c']);
    expect(orderOf(drawn, headToHead)).toEqual(['a', 'b', 'c']);
  });

  it('applies a tie-break that stands between two head-to-head ones in its turn', () => {
    // Of a, b and c each won one; goals between them are 1, 3 and 3, goal differences of all matches 5, 1 and 1.
    const cycle = `
      a 1-0 b
      b 3-2 c
      c 1-0 a
      a 5-0 d
      b 1-0 d
      c 1-0 d`;
    const apart = ['head_to_head_points', 'goal_difference', 'head_to_head_goals'] as const;
    expect(orderOf(cycle, apart)).toEqual(['a', 'b', 'c', 'd']);
    expect(orderOf(cycle, headToHead)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('counts deductions once', () => {
    // Two wins less the points of one for a, one win for b; a won against b.
    const text = `
      a 1-0 b
      a 1-0 c
      b 2-0 c`;
    expect(orderOf(text, headToHead, { a: points.win })).toEqual(['a', 'b', 'c']);
  });

  const results = fc.array(anyResult, { maxLength: 20 });
  const tableOf = (some: Result[], tieBreaks: readonly TieBreak[]) =>
    rank({ ...rules, tie_breaks: [...tieBreaks] }, tally(rules, some, clubs), [], () => some);

  it('returns every club once, in the order of points, whatever the results', () => {
    fc.assert(
      fc.property(
        results,
        fc.shuffledSubarray<TieBreak>([...headToHead, 'wins', 'goals_for']),
        (some, tieBreaks) => {
          const placed = tableOf(some, tieBreaks);
          expect(namesOf(placed).toSorted()).toEqual(clubs);
          const ordered = placed.map((one) => one.points);
          expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
        },
      ),
    );
  });

  it('follows the result between two clubs if only they are level', () => {
    fc.assert(
      fc.property(results, (some) => {
        for (const [points, level] of Map.groupBy(tableOf(some, headToHead), (one) => one.points)) {
          const [first, second] = namesOf(level);
          if (level.length !== 2 || !first || !second) continue;
          const names = new Set([first, second]);
          const between = tally(
            rules,
            some.filter((match) => isAmong(match, names)),
            names,
          );
          const [above, below] = [first, second].map((name) => between.find(({ club }) => club === name));
          expect(above?.points, `${points} points`).toBeGreaterThanOrEqual(below?.points ?? 0);
        }
      }),
    );
  });

  it('uses only the matches between clubs that are level', () => {
    fc.assert(
      fc.property(results, fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), (some, goals) => {
        // Defeats by another club change goals, and points of none.
        const defeats = clubs.map((club, index) => resultOf(club, 'outside', 0, 1 + (goals[index] ?? 0)));
        expect(namesOf(tableOf([...some, ...defeats], headToHead))).toEqual(
          namesOf(tableOf(some, headToHead)),
        );
      }),
    );
  });
});

it('a match that is awarded is won by whom it was awarded, whatever its goals', () => {
  const awarded = {
    season: 2024,
    date: '2024-05-01',
    stage: 'regular',
    status: 'FINISHED',
    home_club: 'reds',
    away_club: 'blues',
    home_goals: 0,
    away_goals: 0,
    winner: 'blues',
    win_reason: 'Awarded',
  } as const;
  const rows = tally({ points: [{ from_season: 2024, win: 3, draw: 1 }] }, [awarded], ['reds', 'blues']);
  expect(rows).toMatchObject([
    { club: 'reds', losses: 1, points: 0 },
    { club: 'blues', wins: 1, points: 3, goal_difference: 0 },
  ]);
});
