import fc from 'fast-check';
import { expect, it } from 'vitest';
import { certainPlaces, winsNeeded } from '../../../src/derive/certain.ts';
import type { Tally } from '../../../src/derive/ranking.ts';

const clubs = ['a', 'b', 'c', 'd'];
const points = { win: 3, draw: 1 };

/** A row of the table of which only what decides places is known. */
function row(club: string, given: { points: number; wins: number }): Tally {
  const { points, wins } = given;
  return { club, points, wins, played: 0, draws: 0, losses: 0, points_deducted: 0, ...goals };
}
const goals = { goals_for: 0, goals_against: 0, goal_difference: 0 };

const pairs = fc.subarray(clubs, { minLength: 2, maxLength: 2 });
const state = fc.record({
  rows: fc.tuple(...clubs.map(() => fc.record({ points: fc.nat({ max: 9 }), wins: fc.nat({ max: 2 }) }))),
  left: fc.array(pairs, { maxLength: 6 }),
});

/** Every way in which the matches left can end, as the points and wins that each club gains. */
function* endings(left: readonly string[][]): Generator<Map<string, { points: number; wins: number }>> {
  const [match, ...rest] = left;
  if (!match) {
    yield new Map();
    return;
  }
  for (const gained of [
    [3, 0],
    [1, 1],
    [0, 3],
  ]) {
    for (const ending of endings(rest)) {
      const all = new Map(ending);
      for (const [side, club] of match.entries()) {
        const so = all.get(club) ?? { points: 0, wins: 0 };
        const more = gained[side] ?? 0;
        all.set(club, { points: so.points + more, wins: so.wins + Number(more === 3) });
      }
      yield all;
    }
  }
}

it.for([true, false])(
  'places equal those of all ways in which a small league can end, wins first: %s',
  (winsFirst) => {
    fc.assert(
      fc.property(state, ({ rows, left }) => {
        const table = clubs
          .map((club, index) => row(club, rows[index] ?? { points: 0, wins: 0 }))
          .sort((a, b) => b.points - a.points || (winsFirst ? b.wins - a.wins : 0));
        const isIdle = (club: string) => !left.some((match) => match.includes(club));
        const seen = new Map(clubs.map((club) => [club, { best: 4, worst: 1, enough: [0, 0, 0, 0] }]));
        for (const ending of endings(left)) {
          const totals = table.map(({ club, ...row }, index) => {
            const gained = ending.get(club) ?? { points: 0, wins: 0 };
            const total = (row.points + gained.points) * 100 + (winsFirst ? row.wins + gained.wins : 0);
            return { club, index, total, gained: gained.points };
          });
          for (const own of totals) {
            const known = seen.get(own.club);
            if (!known) continue;
            const ahead = (tiesLost: boolean) =>
              totals.filter(
                (rival) =>
                  rival.club !== own.club &&
                  (rival.total === own.total
                    ? isIdle(own.club) && isIdle(rival.club)
                      ? rival.index < own.index
                      : tiesLost
                    : rival.total > own.total),
              ).length + 1;
            known.best = Math.min(known.best, ahead(false));
            known.worst = Math.max(known.worst, ahead(true));
            // What it gains here is not enough for a better place.
            for (let places = 1; places < ahead(true); places += 1)
              known.enough[places - 1] = Math.max(known.enough[places - 1] ?? 0, own.gained + 1);
          }
        }
        const certain = certainPlaces(
          table,
          left.map(([home_club = '', away_club = '']) => ({ home_club, away_club })),
          points,
          winsFirst ? ['wins'] : ['goal_difference'],
        );
        for (const club of clubs) {
          const { best, worst, magicNumber } = certain(club);
          const expected = seen.get(club);
          expect({ best, worst }).toEqual({ best: expected?.best, worst: expected?.worst });
          for (const places of [1, 2, 3]) {
            const magic = magicNumber(places);
            const enough = expected?.enough[places - 1] ?? 0;
            const most = 3 * left.filter((match) => match.includes(club)).length;
            if (enough > most) expect(magic).toBeNull();
            else expect(magic).toBeGreaterThanOrEqual(enough);
          }
        }
      }),
      { numRuns: 80 },
    );
  },
);

it('the wins that secure a place are the fewest after which no ending takes it away, also after a defeat of a rival', () => {
  /** Whether a club with so many wins is among the first in all endings in which it has at least these. */
  const isSafe = (
    table: readonly Tally[],
    left: readonly string[][],
    club: string,
    wins: number,
    places: number,
  ) => {
    for (const ending of endings(left)) {
      const totalOf = (row: Tally) => {
        const gained = ending.get(row.club);
        return (row.points + (gained?.points ?? 0)) * 100 + row.wins + (gained?.wins ?? 0);
      };
      const own = table.find((row) => row.club === club);
      if (!own || (ending.get(club)?.wins ?? 0) < wins) continue;
      const isIdle = (other: string) => !left.some((match) => match.includes(other));
      const ahead = table.filter((row, index) => {
        if (row.club === club || totalOf(row) < totalOf(own)) return false;
        const isKnown = totalOf(row) === totalOf(own) && isIdle(club) && isIdle(row.club);
        return !isKnown || index < table.indexOf(own);
      });
      if (ahead.length >= places) return false;
    }
    return true;
  };
  let found = 0;
  fc.assert(
    fc.property(state, fc.constantFrom(1, 2), ({ rows, left }, places) => {
      const table = clubs
        .map((club, index) => row(club, rows[index] ?? { points: 0, wins: 0 }))
        .sort((a, b) => b.points - a.points || b.wins - a.wins);
      const matches = left.map(([home_club = '', away_club = '']) => ({ home_club, away_club }));
      for (const club of clubs) {
        const needed = winsNeeded(club, places, table, matches, points, ['wins']);
        const own = left.filter((match) => match.includes(club)).length;
        const fewest = [0, 1, 2, 3, 4, 5, 6].find(
          (wins) => wins <= own && isSafe(table, left, club, wins, places),
        );
        if (needed === null) {
          expect([undefined, 0]).toContain(fewest);
          continue;
        }
        expect(needed.wins).toBe(fewest);
        if (!needed.ifLoses) continue;
        found += 1;
        const { rival, wins } = needed.ifLoses;
        const lost = left.findIndex((match) => match.includes(rival));
        const winner = left[lost]?.find((other) => other !== rival);
        const after = table.map((row) =>
          row.club === winner ? { ...row, points: row.points + 3, wins: row.wins + 1 } : row,
        );
        expect(wins).toBeLessThan(needed.wins);
        const rest = left.filter((_, index) => index !== lost);
        expect(isSafe(after, rest, club, wins, places)).toBe(true);
        expect(wins === 0 || !isSafe(after, rest, club, wins - 1, places)).toBe(true);
      }
    }),
    { numRuns: 80 },
  );
  expect(found).toBeGreaterThan(3);
});
