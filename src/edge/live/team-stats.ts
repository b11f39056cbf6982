import { deriveTeamStats } from '../../derive/team-stats.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import type { Row, Tables } from '../../records/published.ts';
import type { TeamSeason } from '../../records/team-stats.ts';

/** The clubs' seasons by the feed's totals of now and the matches of now. */
export function liveTeamStats(
  totals: readonly DatasetRow<'teamStats'>[],
  matches: readonly Match[],
  season: number,
  tables: Tables,
): TeamSeason[] {
  const [expectedGoals] = tables.rows('expectedGoals');
  if (!expectedGoals) throw new Error('the model of expected goals is not there');
  return deriveTeamStats(
    {
      teamStats: totals,
      matchStats: tables.rows('matchStats', season).flatMap(sides),
      stages: tables.rows('stages'),
      expectedGoals,
    },
    matches,
  );
}

/** A match's statistics as the dataset has them: a row a side. */
function sides({ match_id, season, home_club, away_club, team_stats }: Row<'matchStats'>) {
  if (!team_stats) return [];
  return (['home', 'away'] as const).map((side): DatasetRow<'matchStats'> => {
    const { goals: _, xg: __, xg_source: ___, ...figures } = team_stats[side];
    return { match_id, season, side, club: side === 'home' ? home_club : away_club, ...figures };
  });
}
