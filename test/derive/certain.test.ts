import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainPlaces } from '../../src/derive/certain.ts';
import { hasResult } from '../../src/derive/matches.ts';
import type { Tally } from '../../src/derive/ranking.ts';
import { winsNeeded } from '../../src/derive/wins-needed.ts';
import { playOffPlaces, pointsIn } from '../../src/records/season-rules.ts';
import { the } from '../support/the.ts';
import { worlds } from '../support/worlds.ts';

const clubs = ['a', 'b', 'c', 'd'];
const points = { win: 3, draw: 1 };
type Gained = Pick<Tally, 'points' | 'wins'>;
type Ending = ReadonlyMap<string, Gained>;
type State = { readonly table: readonly Tally[]; readonly left: readonly string[][] };

/** A row of the table of which only what decides places is known. */
function row(club: string, given: Gained): Tally {
  const unknown = { played: 0, draws: 0, losses: 0, points_deducted: 0 };
  return { club, ...given, ...unknown, goals_for: 0, goals_against: 0, goal_difference: 0 };
}

/** Tables in order, with the clubs of the matches left. */
const statesOf = (winsFirst: boolean): fc.Arbitrary<State> =>
  fc.record({
    table: fc
      .tuple(...clubs.map(() => fc.record({ points: fc.nat({ max: 9 }), wins: fc.nat({ max: 2 }) })))
      .map((rows) => rows.map((given, index) => row(clubs[index] ?? '', given)))
      .map((rows) => rows.sort((a, b) => b.points - a.points || (winsFirst ? b.wins - a.wins : 0))),
    left: fc.array(fc.subarray(clubs, { minLength: 2, maxLength: 2 }), { maxLength: 6 }),
  });
const matchesOf = (left: readonly string[][]) =>
  left.map(([home_club = '', away_club = '']) => ({ home_club, away_club }));

/** Every way in which the matches left can end, as the points and wins that each club gains. */
function* endings(left: readonly string[][], { win, draw } = points): Generator<Ending> {
  const [match, ...rest] = left;
  if (!match) {
    yield new Map();
    return;
  }
  const outcomes = [
    [win, 0],
    [draw, draw],
    [0, win],
  ];
  for (const ending of endings(rest, { win, draw })) {
    for (const gained of outcomes) {
      const all = new Map(ending);
      for (const [side, club] of match.entries()) {
        const so = all.get(club) ?? { points: 0, wins: 0 };
        const more = gained[side] ?? 0;
        all.set(club, { points: so.points + more, wins: so.wins + Number(more === win) });
      }
      yield all;
    }
  }
}

/** Returns the fewest points that a club can gain with which, or with more, it is never worse than a place. */
function enoughFor(gained: readonly number[], worstPlaces: readonly number[], place: number): number | null {
  const short = gained.filter((_, index) => (worstPlaces[index] ?? 0) > place);
  const most = Math.max(-1, ...short);
  const enough = Math.min(...gained.filter((points) => points > most));
  return Number.isFinite(enough) ? enough : null;
}

/** Returns the place of a club after an ending; where goals would decide a tie, its best or its worst one. */
function placeOf(club: string, { table, left }: State, ending: Ending, winsFirst: boolean, isWorst: boolean) {
  const totalOf = (row: Tally) => {
    const gained = ending.get(row.club) ?? { points: 0, wins: 0 };
    return (row.points + gained.points) * 100 + (winsFirst ? row.wins + gained.wins : 0);
  };
  const own = the(table, { club });
  const isIdle = (other: string) => !left.some((match) => match.includes(other));
  const ahead = table.filter((rival, index) => {
    if (rival === own || totalOf(rival) !== totalOf(own)) return totalOf(rival) > totalOf(own);
    return isIdle(club) && isIdle(rival.club) ? index < table.indexOf(own) : isWorst;
  });
  return ahead.length + 1;
}

it.for([true, false])(
  'places equal those of all ways in which a small league can end, wins first: %s',
  (winsFirst) => {
    fc.assert(
      fc.property(statesOf(winsFirst), (state) => {
        const { table, left } = state;
        const tieBreak = winsFirst ? 'wins' : 'goal_difference';
        const certain = certainPlaces(table, matchesOf(left), points, [tieBreak]);
        const all = [...endings(left)];
        for (const club of clubs) {
          const { best, isBestDecided, worst, isWorstDecided, magicNumber } = certain(club);
          expect([isBestDecided, isWorstDecided]).toEqual([true, true]);
          const placesOf = (isWorst: boolean) =>
            all.map((ending) => placeOf(club, state, ending, winsFirst, isWorst));
          const worstPlaces = placesOf(true);
          expect([best, worst]).toEqual([Math.min(...placesOf(false)), Math.max(...worstPlaces)]);
          const gained = all.map((ending) => ending.get(club)?.points ?? 0);
          for (const places of [1, 2, 3])
            expect(magicNumber(places)).toBe(enoughFor(gained, worstPlaces, places));
        }
      }),
      { numRuns: 200 },
    );
  },
);

describe.for(worlds)('$name', ({ league, tables, seasonStandings }) => {
  /** The last days of each season on which so few matches are left that every way in which they can end is tried. */
  const lastDays = [...Map.groupBy(tables.rows('projections'), ({ date }) => date)].flatMap(
    ([date, rows]) => {
      const season = Number(rows[0]?.season);
      const stages = tables.rows('stages').filter((row) => row.season === season && row.table === 'season');
      const left = tables
        .rows('matches', season)
        .filter(({ stage, status }) => status !== 'CANCELLED' && stages.some((row) => row.stage === stage))
        .filter((match) => !hasResult(match) || match.date > date);
      return left.length <= 6 ? [{ season, date, rows, left }] : [];
    },
  );

  it.runIf(lastDays.length > 0)('magic numbers equal those of all ways in which the season can end', () => {
    for (const { season, date, rows, left } of lastDays) {
      const sides = left.map(({ home_club, away_club }) => [home_club, away_club]);
      const table = seasonStandings({ season, date }).standings.map(({ club, points, wins }) =>
        row(club, { points, wins }),
      );
      const winsFirst = league.tie_breaks[0] === 'wins';
      const all = [...endings(sides, pointsIn(league, season))];
      for (const { club, ...numbers } of rows) {
        const gained = all.map((ending) => ending.get(club)?.points ?? 0);
        const worstPlaces = all.map((ending) =>
          placeOf(club, { table, left: sides }, ending, winsFirst, true),
        );
        const expected = (place: number | null) => place && enoughFor(gained, worstPlaces, place);
        const message = `${club} on ${date}`;
        expect(numbers.magic_number_first, message).toBe(expected(1));
        expect(numbers.magic_number_play_offs, message).toBe(expected(playOffPlaces(league, season)));
      }
    }
  });
});

it('the wins that secure a place are the fewest after which no ending takes it away', () => {
  /** Whether a club is among the first in all endings in which it has at least so many wins. */
  const isSafe = (state: State, club: string, wins: number, places: number) =>
    [...endings(state.left)]
      .filter((ending) => (ending.get(club)?.wins ?? 0) >= wins)
      .every((ending) => placeOf(club, state, ending, true, true) <= places);
  let found = 0;
  fc.assert(
    fc.property(statesOf(true), fc.constantFrom(1, 2), (state, places) => {
      const { table, left } = state;
      for (const club of clubs) {
        const needed = winsNeeded(club, places, table, matchesOf(left), points, ['wins']);
        const own = left.filter((match) => match.includes(club)).length;
        const fewest = [...Array(own + 1).keys()].find((wins) => isSafe(state, club, wins, places));
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
        const rest = { table: after, left: left.toSpliced(lost, 1) };
        expect(wins).toBeLessThan(needed.wins);
        expect(isSafe(rest, club, wins, places)).toBe(true);
        expect(wins === 0 || !isSafe(rest, club, wins - 1, places)).toBe(true);
      }
    }),
    { numRuns: 80 },
  );
  expect(found).toBeGreaterThan(3);
});
