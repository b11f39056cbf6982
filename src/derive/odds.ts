import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { type MatchOdds, matchOdds, type Quote, quote } from '../records/match-odds.ts';
import { rowOf } from '../records/typed.ts';
import { withMatches } from './matches.ts';
import { roundTo } from './numbers.ts';

/** Derives recorded prices in order of play and by bookmaker, with margin and implied probabilities. */
export function deriveOdds(dataset: Dataset, matches: readonly Match[]): MatchOdds[] {
  return withMatches(dataset.odds, matches).map(({ row, match }) =>
    rowOf(matchOdds, { ...match, ...row, ...impliedOdds([row.home, row.draw, row.away]) }),
  );
}

/** Derives bookmakers' quotes in order of play. */
export function deriveQuotes(dataset: Dataset, matches: readonly Match[]): Quote[] {
  return withMatches(dataset.oddsQuotes, matches).map(({ row, match }) => rowOf(quote, { ...match, ...row }));
}

/** Returns the margin of three prices and their proportional probabilities, to four decimals that add up to 1. */
function impliedOdds([home, draw, away]: readonly [number, number, number]) {
  const total = 1 / home + 1 / draw + 1 / away;
  const implied = { home: roundTo(1 / home / total, 4), draw: roundTo(1 / draw / total, 4) };
  return {
    margin: roundTo(total - 1, 4),
    implied: { ...implied, away: roundTo(1 - implied.home - implied.draw, 4) },
  };
}
