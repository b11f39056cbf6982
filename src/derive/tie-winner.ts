import type { Match } from '../records/match.ts';
import { clubsOfMatches } from './matches.ts';

/** The columns of a match that decide who wins a tie. */
export type TieMatch = Pick<
  Match,
  'stage' | 'home_club' | 'away_club' | 'home_goals' | 'away_goals' | 'winner' | 'win_reason'
>;

/**
 * Returns the winner of a match, of two legs or of a series. Two legs are won by goals, whose level only a shoot-out decides.
 * More matches are won by whoever won more than half of those with a winner. Matches of more than two clubs have no one winner.
 */
export function winnerOfTie(legs: readonly TieMatch[]): string | null {
  const last = legs.at(-1);
  if (!last || legs.length === 1) return last?.winner ?? null;
  if (clubsOfMatches(legs).length > 2) return null;
  if (legs.length > 2) return winnerOfSeries(legs);
  const { home_club: host, away_club: visitor } = last;
  const lead = legs.reduce((sum, leg) => {
    const margin = (leg.home_goals ?? 0) - (leg.away_goals ?? 0);
    return sum + (leg.home_club === host ? margin : -margin);
  }, 0);
  if (last.home_goals === null) return last.winner;
  if (lead > 0) return host;
  if (lead < 0) return visitor;
  return last.win_reason === 'Penalties' ? last.winner : null;
}

function winnerOfSeries(matches: readonly TieMatch[]): string | null {
  const decided = matches.filter(({ winner }) => winner !== null);
  const winners = Map.groupBy(decided, ({ winner }) => winner);
  const [winner = null] = [...winners].find(([, won]) => won.length * 2 > decided.length) ?? [];
  return matches.at(-1)?.home_goals === null ? null : winner;
}
