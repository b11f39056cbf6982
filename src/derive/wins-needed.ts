import { certainPlaces } from './certain.ts';
import { isPlayedBy, type Sides } from './matches.ts';
import { countWhile } from './numbers.ts';
import type { Tally } from './ranking.ts';

/** How many wins secure a place, and by which rival's defeat in its next match fewer do. */
interface WinsNeeded {
  readonly wins: number;
  readonly ifLoses: { readonly rival: string; readonly wins: number } | null;
}

/**
 * Returns how many wins put a club among the first places whatever else happens. It is null if the place is certain
 * already, or all wins might be too few. It is also null as long as the magic number is.
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

/** Returns the first value that satisfies a condition which all later ones satisfy too. */
function firstOf<Value>(values: readonly Value[], isEnough: (value: Value) => boolean): Value | undefined {
  return values[countWhile(values, (value) => !isEnough(value))];
}
