import type { DatasetRow } from '../records/dataset/index.ts';
import { league } from '../records/league.ts';
import type { Match } from '../records/match.ts';
import { inForce } from '../records/points.ts';
import { clubsInTable } from './clubs-of-matches.ts';
import { deductionsOf, type Result, tally } from './tally.ts';
import { miniTableOf, rank } from './tie-breaks.ts';

/** The tables and results of one season. */
interface SeasonResults {
  readonly stages: readonly DatasetRow<'stages'>[];
  readonly published: readonly DatasetRow<'standings'>[];
  readonly matches: readonly Result[];
}

/**
 * Returns the winner of a season's table: the first of the published one, or of all its stages together where they are
 * several. Null before the league publishes the table of each.
 */
export function tableWinnerOf({ stages, published, matches }: SeasonResults): string | null {
  const counted = stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
  const rows = published.filter(({ stage }) => counted.includes(stage));
  if (counted.some((stage) => rows.every((row) => row.stage !== stage))) return null;
  if (counted.length === 1) return rows.find(({ position }) => position === 1)?.club ?? null;
  const results = matches.filter(({ stage }) => counted.some((one) => one === stage));
  const tallies = tally(results, clubsInTable(results), deductionsOf(rows));
  const [first] = rank(tallies, [], miniTableOf(results));
  return first?.club ?? null;
}

type Decider = Pick<Match, 'stage' | 'home_club' | 'away_club' | 'home_goals' | 'away_goals' | 'winner'>;

/** The stage that a season's champion has to win; undefined where the table decides. */
export function decidingStage(season: number): string | undefined {
  const rule = inForce(league.champion, season);
  return rule.decided_by === 'stage' ? rule.stage : undefined;
}

/**
 * Returns the champion of a season; null where it is not decided.
 *
 * @param matches of the season, in order of play
 * @param tableWinner the winner of its table
 * @param decider the stage to win; null where the table decides
 */
export function championOf(
  season: number,
  matches: readonly Decider[],
  tableWinner: string | null,
  decider: string | null = decidingStage(season) ?? null,
): string | null {
  return decider === null ? tableWinner : winnerOf(matches.filter(({ stage }) => stage === decider));
}

/** Returns the winner of a match, or of the legs of a tie: by goals, or else the winner of the last leg. */
function winnerOf(legs: readonly Decider[]): string | null {
  const last = legs.at(-1);
  if (!last || legs.length === 1) return last?.winner ?? null;
  const { home_club: one, away_club: other } = last;
  const lead = legs.reduce((sum, leg) => {
    const margin = (leg.home_goals ?? 0) - (leg.away_goals ?? 0);
    return sum + (leg.home_club === one ? margin : -margin);
  }, 0);
  if (last.home_goals === null) return last.winner;
  if (lead > 0) return one;
  return lead < 0 ? other : last.winner;
}
