import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import type { Points } from '../records/season-rules.ts';
import { drawBelow } from './numbers.ts';
import type { Tally } from './ranking.ts';
import type { Probabilities } from './strength.ts';

/** A match to be played. */
export type Fixture = Pick<Match, 'match_id' | 'home_club' | 'away_club'> & {
  readonly probabilities: Probabilities;
};

/** By club, the share of runs in which it takes each place, from the first. */
export type PlaceShares = ReadonlyMap<string, readonly number[]>;

/** The clubs of each run in the order of its table, by their indices: those of the first run, then of the second. */
export type RankedRuns = Uint8Array;

/** A table that was played out many times. */
export interface SimulatedTable {
  readonly shares: PlaceShares;
  /** It changes with the next table of the same simulator. */
  readonly rankedRuns: RankedRuns;
  /** Returns the points with which the club in a place ends in each run. It is to be called before the next table. */
  pointsAt(place: number): Int16Array;
}

interface Rules {
  readonly points: Points;
  /** The shares of wins by one goal, by two and so on. */
  readonly margins: readonly number[];
  readonly tie_breaks: League['tie_breaks'];
}

/** A match in all runs: these in random order, and how many of them have each result or one before it. */
interface SimulatedMatch {
  readonly home: Float64Array;
  readonly away: Float64Array;
  readonly order: Uint16Array;
  ends: readonly number[];
}

/** How many times a table is played out. A share then errs as little as by 10,000 random draws: by less than 0.01. */
export const runs = 5000;

/** Points, and the tie-breaks that a simulated result has figures for, become digits of one number. */
const base = 4096;

/** Returns the figures of a club that its weight has, the most important first. */
function weighedFigures(tieBreaks: League['tie_breaks']) {
  return ['points', ...tieBreaks.filter((name) => name === 'wins' || name === 'goal_difference')] as const;
}

/** Returns a function that weighs a club's figures: the larger number is the higher place. */
export function weigher(tieBreaks: League['tie_breaks']) {
  const digits = weighedFigures(tieBreaks);
  return (row: Pick<Tally, (typeof digits)[number]>): number =>
    digits.reduce((total, digit) => total * base + row[digit], 0);
}

/** The results of a match, from the highest win of the home side to that of the away side. */
interface ResultScale {
  /** What a draw adds to the total of a club. */
  readonly draw: number;
  /** What the home side gains by each result over the next one, and by a result later the away side by the one before. */
  readonly steps: readonly number[];
  /** The ends of a match that is drawn in every run. */
  readonly onlyDraws: readonly number[];
  /** Returns in how many of the runs a match has each result or one before it. */
  endsOf(probabilities: Probabilities): number[];
}

function resultScale({ points, margins, tie_breaks }: Rules): ResultScale {
  const weigh = weigher(tie_breaks);
  const wins = margins.map((_, index) => weigh({ points: points.win, wins: 1, goal_difference: index + 1 }));
  const draw = weigh({ points: points.draw, wins: 0, goal_difference: 0 });
  const losses = margins.map((_, index) => weigh({ points: 0, wins: 0, goal_difference: -index - 1 }));
  const gains = [...wins.toReversed(), draw, ...losses];
  const steps = gains.slice(1).map((gain, index) => (gains[index] ?? 0) - gain);
  return {
    draw,
    steps,
    onlyDraws: steps.map((_, index) => (index < margins.length ? 0 : runs)),
    endsOf(probabilities) {
      const shares = [
        ...margins.toReversed().map((share) => share * probabilities.home),
        probabilities.draw,
        ...margins.map((share) => share * probabilities.away),
      ];
      let sum = 0;
      return steps.map((_, index) => {
        sum += shares[index] ?? 0;
        return Math.round(sum * runs);
      });
    },
  };
}

/** Gives the runs between the ends before and the new ones the result on the other side of the end. */
function setEnds(match: SimulatedMatch, ends: readonly number[], steps: readonly number[]): void {
  const { home, away, order } = match;
  for (const [index, end] of ends.entries()) {
    const endBefore = match.ends[index] ?? 0;
    const sign = Math.sign(end - endBefore);
    const homeStep = sign * (steps[index] ?? 0);
    const awayStep = -sign * (steps.at(-index - 1) ?? 0);
    const to = Math.max(end, endBefore);
    for (let position = Math.min(end, endBefore); position < to; position += 1) {
      const run = order[position] ?? 0;
      home[run] = (home[run] ?? 0) + homeStep;
      away[run] = (away[run] ?? 0) + awayStep;
    }
  }
  match.ends = ends;
}

/**
 * Returns a function that plays out the remaining matches of a table many times. It returns, by club, the share of the runs
 * in which it takes each place, and the order of each run. Clubs that are level to the end have a random order.
 *
 * The results of a match are allotted to the runs in proportion to their probabilities, which errs less than drawing them.
 * Only the order of the runs is random, and always the same for a match. From one table to the next, only runs with another
 * result are counted again.
 */
export function tableSimulator(clubs: readonly string[], rules: Rules) {
  const weigh = weigher(rules.tie_breaks);
  const { draw, steps, onlyDraws, endsOf } = resultScale(rules);
  const point = base ** (weighedFigures(rules.tie_breaks).length - 1);
  // A random part of 1 decides between clubs that are level. A power of two keeps sums exact.
  const totals = new Map(
    clubs.map((club) => [club, Float64Array.from(shuffleRuns(club), (place) => place / 2 ** 16)]),
  );
  const totalsOf = (club: string) => totals.get(club) ?? new Float64Array(runs);
  const totalsByIndex = clubs.map(totalsOf);
  const countPlaces = placeCounter(totalsByIndex);
  const matches = new Map<string, SimulatedMatch>();

  return (tallies: readonly Tally[], fixtures: readonly Fixture[]): SimulatedTable => {
    const offsets = new Map(tallies.map((row) => [row.club, weigh(row)]));
    const ids = new Set(fixtures.map(({ match_id }) => match_id));
    for (const [id, match] of matches) if (!ids.has(id)) setEnds(match, onlyDraws, steps);
    for (const { match_id, home_club, away_club, probabilities } of fixtures) {
      const match = matches.get(match_id) ?? {
        home: totalsOf(home_club),
        away: totalsOf(away_club),
        order: shuffleRuns(match_id),
        ends: onlyDraws,
      };
      matches.set(match_id, match);
      setEnds(match, endsOf(probabilities), steps);
      for (const club of [home_club, away_club]) offsets.set(club, (offsets.get(club) ?? 0) + draw);
    }
    const offsetsByIndex = clubs.map((club) => offsets.get(club) ?? 0);
    const { shares, rankedRuns } = countPlaces(offsetsByIndex);
    return {
      shares: new Map(clubs.map((club, index) => [club, shares[index] ?? []])),
      rankedRuns,
      pointsAt: (place) =>
        new Int16Array(runs).map((_, run) => {
          const club = rankedRuns[run * clubs.length + place - 1] ?? 0;
          // The lower digits are less than half of a point, also where the goal difference is negative.
          return Math.round(((totalsByIndex[club]?.[run] ?? 0) + (offsetsByIndex[club] ?? 0)) / point);
        }),
    };
  };
}

/**
 * Returns a function of how often each club takes each place, by what is added to its total in every run. The order of the
 * clubs in each run is kept between calls. It changes little, so insertion sort takes few steps.
 */
function placeCounter(totals: readonly Float64Array[]) {
  const clubs = totals.length;
  const ranked = Uint8Array.from({ length: runs * clubs }, (_, index) => index % clubs);
  const values = new Float64Array(clubs);
  return (offsets: readonly number[]): { shares: number[][]; rankedRuns: RankedRuns } => {
    const counts = new Uint32Array(clubs * clubs);
    for (let run = 0; run < runs; run += 1) {
      for (let club = 0; club < clubs; club += 1)
        values[club] = (totals[club]?.[run] ?? 0) + (offsets[club] ?? 0);
      const first = run * clubs;
      for (let index = first; index < first + clubs; index += 1) sortIn(ranked, values, first, index);
      for (let place = 0; place < clubs; place += 1) {
        const cell = (ranked[first + place] ?? 0) * clubs + place;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    const shares = totals.map((_, club) =>
      Array.from(counts.subarray(club * clubs, (club + 1) * clubs), (count) => count / runs),
    );
    return { shares, rankedRuns: ranked };
  };
}

/** Moves a club ahead of those with lower values that are in order before it; of equal ones, the first given is ahead. */
function sortIn(ranked: Uint8Array, values: Float64Array, first: number, index: number): void {
  const club = ranked[index] ?? 0;
  const value = values[club] ?? 0;
  let place = index;
  for (; place > first; place -= 1) {
    const rival = ranked[place - 1] ?? 0;
    const lead = (values[rival] ?? 0) - value;
    if (lead > 0 || (lead === 0 && rival < club)) break;
    ranked[place] = rival;
  }
  ranked[place] = club;
}

/** The orders of runs so far, by text. */
const orders = new Map<string, Uint16Array>();

/** Returns the runs in an order that depends on a text alone, by the shuffle of Fisher and Yates. */
function shuffleRuns(text: string): Uint16Array {
  const cachedOrder = orders.get(text);
  if (cachedOrder) return cachedOrder;
  const generator = xoroshiro128plus(
    [...text].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 0),
  );
  const order = Uint16Array.from({ length: runs }, (_, run) => run);
  for (let last = runs - 1; last > 0; last -= 1) {
    const index = drawBelow(generator, last + 1);
    const run = order[last] ?? 0;
    order[last] = order[index] ?? 0;
    order[index] = run;
  }
  orders.set(text, order);
  return order;
}
