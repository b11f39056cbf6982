import type { CertainOutcome } from '../records/fields.ts';
import type { League } from '../records/league-schema.ts';
import type { Points, Zone } from '../records/season-rules.ts';
import { isPlayedBy, type Sides } from './matches.ts';
import { countWhile, sum } from './numbers.ts';
import {
  type Bounds,
  type Budget,
  canAllGain,
  canAllGainBeside,
  largestSet,
  type OwnResults,
} from './possible-gains.ts';
import type { Tally } from './ranking.ts';

/** What is certain of a club's place at the end of a table. */
export type CertainPlace = ReturnType<ReturnType<typeof certainPlaces>>;

/** How many steps the best and the worst place of a club may take each, which decides all places of our seasons. */
const maxStepsOfPlace = 2_000;
/** How many steps it may take whether a result of a club is enough, which only the build asks. */
const maxStepsOfEnough = 20_000;

/** Points weigh more than all wins of a season, which may decide between clubs with equal points. */
const pointsWeight = 1024;

/**
 * Returns a function of what is certain of a club's place, by its club_id. It follows from points and, where these are the first
 * tie-break, wins. A tie that goals would decide is open as long as one of the two clubs has a match left, since its goals
 * are. `ranked` has the clubs in the order of the table so far.
 */
export function certainPlaces(
  ranked: readonly Tally[],
  matchesLeft: readonly Sides[],
  points: Points,
  tieBreaks: League['tie_breaks'],
) {
  const winWeight = tieBreaks[0] === 'wins' ? 1 : 0;
  const gains = { win: points.win * pointsWeight + winWeight, draw: points.draw * pointsWeight };
  // What a club fails to gain: all of it by a defeat. To keep clubs down is to make each of them fail to gain enough.
  const shortfalls = { win: gains.win, draw: gains.win - gains.draw };
  const clubs = ranked.map(({ club }) => club);
  const totals = ranked.map((row) => row.points * pointsWeight + row.wins * winWeight);
  const left = matchCounts(clubs, matchesLeft);
  const leftOf = left.map(sum);

  const placesOf = (own: number) => {
    const rivals = clubs.map((_, index) => index).filter((index) => index !== own);
    const ownLeft = leftOf[own] ?? 0;
    const ownTotal = totals[own] ?? 0;
    /** A rival's total, less or more by a half where the order of two clubs without matches left is known. */
    const totalOf = (rival: number) =>
      (totals[rival] ?? 0) + (ownLeft + (leftOf[rival] ?? 0) > 0 ? 0 : rival < own ? 0.5 : -0.5);
    /** What each rival needs to end level with the club or above it when that gains so much. */
    const needsBeside = (gain: number) =>
      rivals.map((rival) => ({ club: rival, need: ownTotal + gain - totalOf(rival) }));
    /** How many rivals can at most end level with the club or above it when it gains at least this much; up to a limit. */
    const mostAhead = (gain: number, budget: Budget, limit?: number) =>
      largestSet(
        needsBeside(gain),
        (needs, steps) => canAllGain([...needs, { club: own, need: gain }], left, gains, steps),
        budget,
        limit,
      );
    /**
     * Whether the club is among the first so many with these wins and draws and defeats in the rest of its matches; null where
     * that is not decided. Where as many rivals could be ahead if it gained at least as much, the matches in which it plays
     * them decide.
     */
    const isEnough = (
      places: number,
      { wins, draws }: Pick<OwnResults, 'wins' | 'draws'>,
    ): boolean | null => {
      const budget = { steps: maxStepsOfEnough };
      const gain = wins * gains.win + draws * gains.draw;
      if (mostAhead(gain, budget, places).most < places) return true;
      const results = { club: own, wins, draws, losses: ownLeft - wins - draws };
      const ahead = largestSet(
        needsBeside(gain),
        (needs, steps) => canAllGainBeside(results, needs, left, gains, steps),
        budget,
        places,
      );
      if (ahead.most < places) return true;
      return ahead.least < places ? null : false;
    };
    const most = ownTotal + ownLeft * gains.win;
    const keptDown = largestSet(
      rivals.map((rival) => ({
        club: rival,
        need: totalOf(rival) + (leftOf[rival] ?? 0) * gains.win - most,
      })),
      // The club itself wins all its matches: it needs no more, and its rivals gain nothing from it.
      (needs, steps) => canAllGain(needs, left, shortfalls, steps),
      { steps: maxStepsOfPlace },
    );
    const ahead = mostAhead(0, { steps: maxStepsOfPlace });
    return {
      /** No result of the matches left leads to a better place; it can be reached where `isBestDecided`. */
      best: rivals.length - keptDown.most + 1,
      isBestDecided: isDecided(keptDown),
      /** No result of the matches left leads to a worse place; it can be reached where `isWorstDecided`. */
      worst: ahead.most + 1,
      isWorstDecided: isDecided(ahead),
      /**
       * Returns how many points are surely enough to be among the first so many, whatever the rivals do. It is null where
       * winning all matches might not be enough, before the last ten matches of each club, and where it is not decided.
       */
      magicNumber(places: number): number | null {
        // Earlier the numbers are large, and their search is long.
        if (matchesLeft.length * 2 > clubs.length * 10) return null;
        const options = waysToGain(ownLeft, points);
        let enough: number | null = null;
        for (const { points, ways } of options.toReversed()) {
          const answers = ways.map((results) => isEnough(places, results));
          if (answers.includes(false)) break;
          if (answers.includes(null)) return null;
          enough = points;
        }
        return enough;
      },
      isEnough,
    };
  };
  return (club: string) => placesOf(clubs.indexOf(club));
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

/** How many wins secure a place, and by which rival's defeat in its next match fewer do. */
export interface WinsNeeded {
  readonly wins: number;
  readonly ifLoses: { readonly rival: string; readonly wins: number } | null;
}

/**
 * Returns how many wins are surely enough for a club to be among the first so many, whatever else happens. It is null where
 * that is certain already, where winning all matches might not be enough, and as long as the magic number is.
 *
 * @param matchesLeft in the order in which they are played
 */
export function winsNeeded(
  club: string,
  places: number,
  ...[ranked, matchesLeft, points, tieBreaks]: Parameters<typeof certainPlaces>
): WinsNeeded | null {
  const fewestWins = (rows: readonly Tally[], left: readonly Sides[]) => {
    const { isEnough } = certainPlaces(rows, left, points, tieBreaks)(club);
    const most = matchesLeft.filter((match) => isPlayedBy(match, club)).length;
    const options = Array.from({ length: most + 1 }, (_, wins) => ({ wins, draws: 0 }));
    return firstOf(options, (results) => isEnough(places, results) === true)?.wins;
  };
  const now = certainPlaces(ranked, matchesLeft, points, tieBreaks)(club);
  if (!now.magicNumber(places)) return null;
  const wins = fewestWins(ranked, matchesLeft);
  if (wins === undefined) return null;
  let ifLoses: WinsNeeded['ifLoses'] = null;
  for (const { club: rival } of ranked) {
    const next = matchesLeft.find((match) => isPlayedBy(match, rival));
    const winner = next?.home_club === rival ? next.away_club : next?.home_club;
    if (rival === club || winner === undefined || winner === club) continue;
    const rows = ranked.map((row) =>
      row.club === winner ? { ...row, points: row.points + points.win, wins: row.wins + 1 } : row,
    );
    const others = matchesLeft.filter((match) => match !== next);
    const fewer = fewestWins(rows, others);
    if (fewer !== undefined && fewer < (ifLoses?.wins ?? wins)) ifLoses = { rival, wins: fewer };
  }
  return { wins, ifLoses };
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

/** Returns the first value that satisfies a condition which all later ones satisfy too. */
function firstOf<Value>(values: readonly Value[], isEnough: (value: Value) => boolean): Value | undefined {
  return values[countWhile(values, (value) => !isEnough(value))];
}
