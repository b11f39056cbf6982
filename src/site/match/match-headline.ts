import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/match-stats.ts';
import { shortName } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';

// By how much the expected goals of two sides differ before a statement says so.
const half = { from: 0.42, to: 0.58 };
const clearly = 0.8;

/**
 * Returns what the expected goals say about a result: the winner had half the chances, fewer, or more, or a draw hid a
 * difference. It is undefined where none of these is clear.
 */
export function matchHeadline(
  { t, tables }: Site,
  match: Match,
  stats: Pick<MatchStats, 'team_stats'> | undefined,
): string | undefined {
  const sides = stats?.team_stats;
  const [home, away] = [sides?.home.xg ?? 0, sides?.away.xg ?? 0];
  if (!hasResult(match) || home === 0 || away === 0) return undefined;
  const { home_goals, away_goals, home_club, away_club, season } = match;
  const isHome = home_goals === away_goals ? home > away : home_goals > away_goals;
  const club = shortName(tables, isHome ? home_club : away_club, season);
  const share = isHome ? home / away : away / home;
  if (home_goals === away_goals)
    return match.winner === null && 1 / share < clearly
      ? t('{club} had more of the chances, and drew', { club })
      : undefined;
  if (share >= half.from && share <= half.to) return t('{club} won with half the chances', { club });
  if (share < clearly) return t('{club} won with fewer chances', { club });
  return 1 / share < clearly ? t('{club} had more of the chances, and won', { club }) : undefined;
}
