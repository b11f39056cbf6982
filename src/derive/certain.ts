import type { CertainOutcome } from '../records/fields.ts';
import type { League } from '../records/league-schema.ts';
import type { Points, Zone } from '../records/season-rules.ts';
import { isPlayedBy, type Sides } from './matches.ts';
import { countWhile, sum } from './numbers.ts';
import type { Tally } from './ranking.ts';

/** What is certain of a club's place at the end of a table. */
export type CertainPlace = ReturnType<ReturnType<typeof certainPlaces>>;

/** Results of a club in the matches that it has left; it loses the others. */
type OwnResults = Pick<Tally, 'wins' | 'draws'>;

/** How many steps a search may take: ten times what the places of any day since 2019 took. */
const maxSteps = 20_000;

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
    /** A rival's total, less or more by a half where the order of two clubs without matches left is known. */
    const totalOf = (rival: number) =>
      (totals[rival] ?? 0) + (ownLeft + (leftOf[rival] ?? 0) > 0 ? 0 : rival < own ? 0.5 : -0.5);
    const ownTotal = totals[own] ?? 0;
    /** The most rivals that can end level with the club or above it when it gains at least this much; up to a limit. */
    const mostAhead = (gain: number, limit?: number) =>
      largestPossible(
        rivals.map((rival) => ({ club: rival, need: ownTotal + gain - totalOf(rival) })),
        (needs) => canAllGain([...needs, { club: own, need: gain }], left, gains),
        limit,
      );
    /**
     * Whether the club is among the first so many with these results of its own and defeats in the rest of its matches. Where
     * as many rivals could be ahead if it gained at least as much, the matches in which it plays them decide.
     */
    const isEnough = (places: number, { wins, draws }: OwnResults) => {
      const gain = wins * gains.win + draws * gains.draw;
      if (mostAhead(gain, places) < places) return true;
      const results = { club: own, wins, draws, losses: ownLeft - wins - draws };
      const ahead = largestPossible(
        rivals.map((rival) => ({ club: rival, need: ownTotal + gain - totalOf(rival) })),
        (needs) => canAllGainBeside(results, needs, left, gains),
        places,
      );
      return ahead < places;
    };
    const most = ownTotal + ownLeft * gains.win;
    const keptDown = largestPossible(
      rivals.map((rival) => ({
        club: rival,
        need: totalOf(rival) + (leftOf[rival] ?? 0) * gains.win - most,
      })),
      // The club itself wins all its matches: it needs no more, and its rivals gain nothing from it.
      (needs) => canAllGain(needs, left, shortfalls),
    );
    return {
      /** The best and the worst place that results of the matches left can lead to. */
      best: rivals.length - keptDown + 1,
      worst: mostAhead(0) + 1,
      /**
       * Returns how many points are surely enough to be among the first so many, whatever the rivals do; null where winning
       * all matches might not be enough, and before the last ten matches of each club.
       */
      magicNumber(places: number): number | null {
        // Earlier the numbers are large, and their search is long.
        if (matchesLeft.length * 2 > clubs.length * 10) return null;
        const options = waysToGain(ownLeft, points);
        const short = options.findLast(
          (option) => !option.ways.every((results) => isEnough(places, results)),
        );
        return options.find((option) => option.points > (short?.points ?? -1))?.points ?? null;
      },
      isEnough,
    };
  };
  return (club: string) => placesOf(clubs.indexOf(club));
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
    return firstOf(options, (results) => isEnough(places, results))?.wins;
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
  const ways = new Map<number, OwnResults[]>();
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

/** What a club needs from its matches. */
interface Need {
  readonly club: number;
  readonly need: number;
}

/** Returns the size of the largest set of needs that can be met together, or the limit where that is smaller. */
function largestPossible(
  needs: readonly Need[],
  canBeMet: (needs: readonly Need[]) => boolean,
  limit: number = needs.length,
): number {
  // Who needs nothing takes nothing from the others, and what cannot be met alone cannot with others.
  const open = needs.filter(({ need }) => need > 0);
  const possible = open.filter((need) => canBeMet([need])).sort((a, b) => a.need - b.need);
  const met = needs.length - open.length;
  let largest = 0;
  const search = (chosen: readonly Need[], next: number): void => {
    if (chosen.length > largest) largest = chosen.length;
    for (const [index, need] of possible.entries()) {
      if (index < next) continue;
      if (met + largest >= limit || chosen.length + possible.length - index <= largest) return;
      // The first of a set was found above to be met alone.
      if (chosen.length === 0 || canBeMet([...chosen, need])) search([...chosen, need], index + 1);
    }
  };
  search([], 0);
  return Math.min(met + largest, limit);
}

/**
 * Returns whether results exist by which each of these clubs gains what it needs. They win all their matches against clubs
 * that are not named. Where they play each other, the results are searched.
 */
function canAllGain(needs: readonly Need[], left: readonly (readonly number[])[], gains: Points): boolean {
  const counts = needs.map(({ club }) => needs.map((rival) => left[club]?.[rival.club] ?? 0));
  const rest = needs.map(({ club, need }, index) => {
    const againstOthers = sum(left[club] ?? []) - sum(counts[index] ?? []);
    return need - againstOthers * gains.win;
  });
  return canAllGainFrom(rest, counts, gains, { steps: maxSteps });
}

/** Returns the same beside a club with so many wins, draws and losses, whose matches against these clubs are searched too. */
function canAllGainBeside(
  own: OwnResults & { readonly club: number; readonly losses: number },
  needs: readonly Need[],
  left: readonly (readonly number[])[],
  gains: Points,
): boolean {
  const withoutOwn = left.map((row, club) => (club === own.club ? row.map(() => 0) : row.with(own.club, 0)));
  const search = (index: number, open: readonly Need[], { wins, draws, losses }: typeof own): boolean => {
    const rival = open[index];
    if (!rival) return canAllGain(open, withoutOwn, gains);
    const matches = left[own.club]?.[rival.club] ?? 0;
    const fromOthers = sum(withoutOwn[rival.club] ?? []) * gains.win;
    for (let lost = Math.min(matches, losses); lost >= 0; lost -= 1) {
      for (let drawn = Math.min(matches - lost, draws); drawn >= 0; drawn -= 1) {
        const won = matches - lost - drawn;
        const need = rival.need - lost * gains.win - drawn * gains.draw;
        if (won > wins || need > fromOthers) break;
        const rest = { ...own, wins: wins - won, draws: draws - drawn, losses: losses - lost };
        if (search(index + 1, open.with(index, { ...rival, need }), rest)) return true;
      }
    }
    return false;
  };
  return search(0, needs, own);
}

/** Searches the results of the matches among clubs, of which each needs something. */
function canAllGainFrom(
  needs: readonly number[],
  counts: readonly (readonly number[])[],
  gains: Points,
  budget: { steps: number },
): boolean {
  budget.steps -= 1;
  // What the search has not excluded counts as possible, so that nothing is called certain that is not.
  if (budget.steps < 0) return true;
  // A club that needs no more loses the rest of its matches.
  const open = needs.flatMap((need, index) => (need > 0 ? [index] : []));
  if (open.length === 0) return true;
  if (open.length < needs.length) {
    const won = (index: number) => sum((counts[index] ?? []).filter((_, rival) => (needs[rival] ?? 0) <= 0));
    return canAllGainFrom(
      open.map((index) => (needs[index] ?? 0) - won(index) * gains.win),
      open.map((index) => open.map((rival) => counts[index]?.[rival] ?? 0)),
      gains,
      budget,
    );
  }
  /** How much each can do without. */
  const spare = needs.map((need, index) => sum(counts[index] ?? []) * gains.win - need);
  if (Math.min(...spare) < 0) return false;
  if (sum(needs) > (sum(counts.map(sum)) / 2) * Math.max(gains.win, 2 * gains.draw)) return false;
  const one = spare.indexOf(Math.min(...spare));
  const rivals = counts[one] ?? [];
  const other = rivals.indexOf(Math.max(...rivals));
  const matches = rivals[other] ?? 0;
  const settled = counts.map((row, index) =>
    index === one ? row.with(other, 0) : index === other ? row.with(one, 0) : row,
  );
  for (let wins = matches; wins >= 0; wins -= 1) {
    for (let draws = matches - wins; draws >= 0; draws -= 1) {
      const losses = matches - wins - draws;
      const rest = [...needs];
      rest[one] = (rest[one] ?? 0) - wins * gains.win - draws * gains.draw;
      rest[other] = (rest[other] ?? 0) - losses * gains.win - draws * gains.draw;
      if (canAllGainFrom(rest, settled, gains, budget)) return true;
    }
  }
  return false;
}
