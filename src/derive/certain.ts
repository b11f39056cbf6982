import type { CertainOutcome } from '../records/fields.ts';
import type { League } from '../records/league-schema.ts';
import type { Points, Zone } from '../records/season-rules.ts';
import { type Bounds, type Budget, largestSet, type Need } from './largest-set.ts';
import { isPlayedBy, type Sides } from './matches.ts';
import { sum } from './numbers.ts';
import {
  canAllGain,
  canAllGainBeside,
  type Gains,
  type MatchCounts,
  type OwnResults,
} from './possible-gains.ts';
import type { Tally } from './ranking.ts';

/** What is certain of a club's place at the end of a table. */
export interface CertainPlace {
  /** No result of the matches left leads to a better place; it can be reached where `isBestDecided`. */
  readonly best: number;
  readonly isBestDecided: boolean;
  /** No result of the matches left leads to a worse place; it can be reached where `isWorstDecided`. */
  readonly worst: number;
  readonly isWorstDecided: boolean;
  /**
   * Returns how many points are surely enough to be among the first so many, whatever the rivals do. It is null where
   * winning all matches might not be enough, before the last ten matches of each club, and where it is not decided.
   */
  magicNumber(places: number): number | null;
  /** Returns whether the club is surely among the first so many with these results; null where that is not decided. */
  isEnough(places: number, results: WinsAndDraws): boolean | null;
}

type WinsAndDraws = Pick<OwnResults, 'wins' | 'draws'>;

/** How many steps the best and the worst place of a club may take each, which decides all places of our seasons. */
const maxStepsOfPlace = 2_000;
/** How many steps it may take whether a result of a club is enough, which only the build asks. */
const maxStepsOfEnough = 20_000;

/** Points weigh more than all wins of a season, which may decide between clubs with equal points. */
const pointsWeight = 1024;

/** A table with matches left. Clubs are known by their index in the order of the table so far. */
interface OpenTable {
  readonly clubs: readonly string[];
  /** What each club has so far. */
  readonly totals: readonly number[];
  readonly left: MatchCounts;
  /** How many matches each club has left. */
  readonly leftOf: readonly number[];
  readonly gains: Gains;
  readonly points: Points;
  readonly matchesLeft: number;
}

/**
 * Returns a function of what is certain of a club's place, by its club_id. It follows from points and, where these are the
 * first tie-break, wins. A tie that goals would decide is open as long as one of the two clubs has a match left, since its
 * goals are.
 *
 * @param ranked the clubs in the order of the table so far
 */
export function certainPlaces(
  ranked: readonly Tally[],
  matchesLeft: readonly Sides[],
  points: Points,
  tieBreaks: League['tie_breaks'],
): (club: string) => CertainPlace {
  const winWeight = tieBreaks[0] === 'wins' ? 1 : 0;
  const clubs = ranked.map(({ club }) => club);
  const left = matchCounts(clubs, matchesLeft);
  const table: OpenTable = {
    clubs,
    totals: ranked.map((row) => row.points * pointsWeight + row.wins * winWeight),
    left,
    leftOf: left.map(sum),
    gains: { win: points.win * pointsWeight + winWeight, draw: points.draw * pointsWeight },
    points,
    matchesLeft: matchesLeft.length,
  };
  return (club) => {
    const clubIndex = clubs.indexOf(club);
    const keptDown = mostKeptDown(table, clubIndex);
    const ahead = mostAhead(table, clubIndex, 0, { steps: maxStepsOfPlace });
    return {
      best: clubs.length - keptDown.most,
      isBestDecided: isDecided(keptDown),
      worst: ahead.most + 1,
      isWorstDecided: isDecided(ahead),
      magicNumber: (places) => fewestSurePoints(table, clubIndex, places),
      isEnough: (places, results) => isSurelyEnough(table, clubIndex, places, results),
    };
  };
}

/** Returns a rival's total, less or more by a half where the order of two clubs without matches left is known. */
function totalBeside({ totals, leftOf }: OpenTable, clubIndex: number, rival: number): number {
  const total = totals[rival] ?? 0;
  const isOpen = (leftOf[clubIndex] ?? 0) + (leftOf[rival] ?? 0) > 0;
  if (isOpen) return total;
  return rival < clubIndex ? total + 0.5 : total - 0.5;
}

/** Returns the indices of the other clubs. */
function rivalsOf({ clubs }: OpenTable, clubIndex: number): number[] {
  return clubs.map((_, index) => index).filter((index) => index !== clubIndex);
}

/** Returns what each rival needs to end level with the club or above it when that gains so much. */
function needsBeside(table: OpenTable, clubIndex: number, gain: number): Need[] {
  const total = (table.totals[clubIndex] ?? 0) + gain;
  return rivalsOf(table, clubIndex).map((rival) => ({
    club: rival,
    need: total - totalBeside(table, clubIndex, rival),
  }));
}

/** Returns how many rivals can end level with the club or above it when it gains at least this much, up to a limit. */
function mostAhead(
  table: OpenTable,
  clubIndex: number,
  gain: number,
  budget: Budget,
  limit?: number,
): Bounds {
  return largestSet(
    needsBeside(table, clubIndex, gain),
    (needs, steps) => canAllGain([...needs, { club: clubIndex, need: gain }], table.left, table.gains, steps),
    budget,
    limit,
  );
}

/**
 * Returns how many rivals can end below the club when it wins all its matches. To keep rivals down is to make each of them
 * fail to gain enough. The club itself needs no more, and its rivals gain nothing from it.
 */
function mostKeptDown(table: OpenTable, clubIndex: number): Bounds {
  const { totals, left, leftOf, gains } = table;
  // What a club fails to gain: all of it by a defeat.
  const shortfalls = { win: gains.win, draw: gains.win - gains.draw };
  const most = (totals[clubIndex] ?? 0) + (leftOf[clubIndex] ?? 0) * gains.win;
  const needs = rivalsOf(table, clubIndex).map((rival) => ({
    club: rival,
    need: totalBeside(table, clubIndex, rival) + (leftOf[rival] ?? 0) * gains.win - most,
  }));
  return largestSet(needs, (some, steps) => canAllGain(some, left, shortfalls, steps), {
    steps: maxStepsOfPlace,
  });
}

/**
 * Returns whether these wins, draws and defeats in its remaining matches put a club among the first places. It is null
 * where that is not decided. Where as many rivals could be ahead if it gained at least as much, the matches in which it
 * plays them decide.
 */
function isSurelyEnough(
  table: OpenTable,
  clubIndex: number,
  places: number,
  { wins, draws }: WinsAndDraws,
): boolean | null {
  const { gains, left, leftOf } = table;
  const budget = { steps: maxStepsOfEnough };
  const gain = wins * gains.win + draws * gains.draw;
  if (mostAhead(table, clubIndex, gain, budget, places).most < places) return true;
  const results = { club: clubIndex, wins, draws, losses: (leftOf[clubIndex] ?? 0) - wins - draws };
  const ahead = largestSet(
    needsBeside(table, clubIndex, gain),
    (needs, steps) => canAllGainBeside(results, needs, left, gains, steps),
    budget,
    places,
  );
  if (ahead.most < places) return true;
  return ahead.least < places ? null : false;
}

/** Returns the magic number of a club: see `CertainPlace`. */
function fewestSurePoints(table: OpenTable, clubIndex: number, places: number): number | null {
  // Earlier the numbers are large, and their search is long.
  if (table.matchesLeft * 2 > table.clubs.length * 10) return null;
  const options = waysToGain(table.leftOf[clubIndex] ?? 0, table.points);
  const firstSure = firstSureOption(table, clubIndex, places, options);
  let enough = options[firstSure]?.points ?? null;
  for (const { points, ways } of options.slice(0, firstSure).toReversed()) {
    let isDecided = true;
    for (const results of ways) {
      const answer = isSurelyEnough(table, clubIndex, places, results);
      if (answer === false) return enough;
      if (answer === null) isDecided = false;
    }
    if (!isDecided) return null;
    enough = points;
  }
  return enough;
}

/**
 * Returns the index of an option from which on all are enough, whatever the results of the club are that bring its points. It
 * is found by halving: where the club gains more, no more rivals can be ahead.
 *
 * @param options the fewest points first
 */
function firstSureOption(
  table: OpenTable,
  clubIndex: number,
  places: number,
  options: ReturnType<typeof waysToGain>,
): number {
  const { gains } = table;
  let sure = options.length;
  let unsure = -1;
  while (sure - unsure > 1) {
    const middle = Math.floor((unsure + sure) / 2);
    const fewest = Math.min(
      ...(options[middle]?.ways ?? []).map(({ wins, draws }) => wins * gains.win + draws * gains.draw),
    );
    const { most } = mostAhead(table, clubIndex, fewest, { steps: maxStepsOfEnough }, places);
    if (most < places) sure = middle;
    else unsure = middle;
  }
  return sure;
}

function isDecided({ least, most }: Bounds): boolean {
  return least === most;
}

/** Returns what is decided of a club, the most telling first; null while nothing is. */
export function certainOutcome(
  { best, worst }: Pick<CertainPlace, 'best' | 'worst'>,
  zones: readonly Zone[],
): CertainOutcome | null {
  if (worst === 1) return 'first';
  const reached = zones.find(({ first, last }) => first <= best && worst <= last);
  const missed = zones.findLast(({ last }) => best > last) ?? zones.find(({ first }) => worst < first);
  const outcomeOf = ({ kind }: Zone) => (kind === 'champion' ? 'first' : kind);
  if (reached) return outcomeOf(reached);
  if (missed) return `out_of_${outcomeOf(missed)}`;
  return best > 1 ? 'out_of_first' : null;
}

/** Returns how many matches each club has left against each other one. */
function matchCounts(clubs: readonly string[], matches: readonly Sides[]): number[][] {
  return clubs.map((club) => {
    const ofClub = matches.filter((match) => isPlayedBy(match, club));
    return clubs.map((rival) =>
      rival === club ? 0 : ofClub.filter((match) => isPlayedBy(match, rival)).length,
    );
  });
}

/** Returns the numbers of points that so many matches can bring, the fewest first, each with all ways to gain them. */
function waysToGain(matches: number, points: Points) {
  const ways = new Map<number, Pick<OwnResults, 'wins' | 'draws'>[]>();
  for (let wins = 0; wins <= matches; wins += 1) {
    for (let draws = 0; draws <= matches - wins; draws += 1) {
      const total = wins * points.win + draws * points.draw;
      ways.set(total, [...(ways.get(total) ?? []), { wins, draws }]);
    }
  }
  return [...ways]
    .map(([total, list]) => ({ points: total, ways: list }))
    .sort((a, b) => a.points - b.points);
}
