import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fixture, tableSimulator } from '../../src/derive/projection-runs.ts';
import { tally } from '../../src/derive/ranking.ts';
import { clubs, points, resultOf, rules } from '../support/results.ts';

/** Wins are by one goal, so that the results of a table can be counted by hand. */
const simulate = (names = clubs) =>
  tableSimulator(names, { points, margins: [1], tie_breaks: rules.tie_breaks });

const fixture = (home_club: string, away_club: string, home: number, draw: number): Fixture => ({
  match_id: `${home_club}-${away_club}`,
  home_club,
  away_club,
  probabilities: { home, draw, away: 1 - home - draw },
});

const anyFixtures = fc
  .array(
    fc.record({
      pair: fc.shuffledSubarray(clubs, { minLength: 2, maxLength: 2 }),
      home: fc.double({ min: 0, max: 0.5, noNaN: true }),
      draw: fc.double({ min: 0, max: 0.5, noNaN: true }),
    }),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ pair: [home_club = '', away_club = ''], home, draw }, index) => ({
      ...fixture(home_club, away_club, home, draw),
      match_id: `${home_club}-${away_club}-${index}`,
    })),
  );

const start = tally(rules, [], clubs);

/** Returns the probability of each place of each club, from every combination of results; level clubs share places. */
function enumerate(fixtures: readonly Fixture[]): Map<string, number[]> {
  const shares = new Map(clubs.map((club) => [club, clubs.map(() => 0)]));
  const play = (index: number, results: ReturnType<typeof resultOf>[], probability: number) => {
    const next = fixtures[index];
    if (next) {
      const {
        home_club,
        away_club,
        probabilities: { home, draw, away },
      } = next;
      play(index + 1, [...results, resultOf(home_club, away_club, 1, 0)], probability * home);
      play(index + 1, [...results, resultOf(home_club, away_club, 0, 0)], probability * draw);
      play(index + 1, [...results, resultOf(home_club, away_club, 0, 1)], probability * away);
      return;
    }
    const rows = tally(rules, results, clubs);
    for (const row of rows) {
      const compare = (other: (typeof rows)[number]) =>
        other.points - row.points || other.wins - row.wins || other.goal_difference - row.goal_difference;
      const ahead = rows.filter((other) => compare(other) > 0).length;
      const level = rows.filter((other) => compare(other) === 0).length;
      const places = shares.get(row.club) ?? [];
      for (let place = ahead; place < ahead + level; place += 1)
        places[place] = (places[place] ?? 0) + probability / level;
    }
  };
  play(0, [], 1);
  return shares;
}

it('tableSimulator agrees with the count of every combination of results', () => {
  const fixtures = ['ab', 'cd', 'ac', 'bd', 'ad', 'bc'].map(([home = '', away = ''], index) =>
    fixture(home, away, 0.3 + index / 20, 0.25),
  );
  const { shares } = simulate()(start, fixtures);
  for (const [club, expected] of enumerate(fixtures)) {
    for (const [place, share] of expected.entries())
      expect(Math.abs((shares.get(club)?.[place] ?? 0) - share)).toBeLessThan(0.02);
  }
});

it('tableSimulator gives each club a place, and each place a club, in every run', () => {
  fc.assert(
    fc.property(anyFixtures, (fixtures) => {
      const rows = [...simulate()(start, fixtures).shares.values()];
      for (const place of clubs.keys())
        expect(rows.reduce((sum, shares) => sum + (shares[place] ?? 0), 0)).toBeCloseTo(1, 9);
      for (const shares of rows) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }),
    { numRuns: 30 },
  );
});

it('tableSimulator depends on neither the order of the matches nor the tables simulated before', () => {
  fc.assert(
    fc.property(anyFixtures, anyFixtures, (fixtures, others) => {
      const simulateAgain = simulate();
      simulateAgain(start, others);
      const again = simulateAgain(start, fixtures.toReversed());
      const { shares, rankedRuns } = simulate()(start, fixtures);
      expect(again.shares).toEqual(shares);
      expect(again.rankedRuns).toEqual(rankedRuns);
    }),
    { numRuns: 30 },
  );
});

it('tableSimulator gives the points of a place in each run, also below a negative difference', () => {
  const played = [resultOf('a', 'b', 9, 0), resultOf('c', 'd', 0, 0)];
  const table = tally(rules, played, clubs);
  const { pointsAt } = simulate()(table, [fixture('b', 'c', 0.25, 0.5)]);
  const countsOf = (place: number) =>
    Object.fromEntries([...Map.groupBy(pointsAt(place), String)].map(([key, runs]) => [key, runs.length]));
  // The second place is of b or c with a win, or else of c with two draws.
  expect(countsOf(1)).toEqual({ [points.win]: 3750, [points.win + points.draw]: 1250 });
  expect(countsOf(2)).toEqual({ [points.win]: 2500, [2 * points.draw]: 2500 });
  expect(countsOf(4)).toEqual({ 0: 1250, [points.draw]: 3750 });
});
