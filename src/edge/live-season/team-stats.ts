import { deriveTeamStats } from '../../derive/team-stats.ts';
import { mergeRows } from '../../feed/merge.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import type { TeamSeason } from '../../records/team-stats.ts';
import { currentAt, isRejected, type LiveTable } from './live-table.ts';
import { sideRows, teamStatsRow } from './stored-rows.ts';

/** Merges the feed's totals of clubs over the stored ones, name by name, and derives the clubs' seasons. */
export function mergeTeamStats(
  fed: readonly DatasetRow<'teamStats'>[],
  matches: readonly Match[],
  tables: Tables,
  season: number,
  now: Date,
  standings: readonly DatasetRow<'standings'>[] = tables.rows('standings', season),
): LiveTable<TeamSeason> {
  const [expectedGoals = null] = tables.rows('expectedGoals');
  // Of a club's rows, that of all matches has the feed's totals.
  const stored = tables
    .rows('teamStats', season)
    .map(teamStatsRow)
    .filter((row) => row !== undefined);
  const { rows, changes } = mergeRows('teamStats', stored, fed, currentAt(now));
  const teamStats = deriveTeamStats(
    {
      teamStats: rows,
      matchStats: tables.rows('matchStats', season).flatMap(sideRows),
      stages: tables.rows('stages'),
      standings: [...standings],
      expectedGoals,
    },
    matches,
  );
  return { rows: teamStats, rejected: changes.filter(isRejected) };
}
