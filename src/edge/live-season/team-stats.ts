import { deriveTeamStats } from '../../derive/team-stats.ts';
import { mergeRows } from '../../feed/merge.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import type { TeamSeason } from '../../records/team-stats.ts';
import { isRejected, type LiveTable } from './matches.ts';
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
  const totals = tables.rows('teamStats', season).flatMap((row) => teamStatsRow(row) ?? []);
  // A club has a row for each set of matches; the feed's totals are the same in all of them.
  const stored = [...new Map(totals.map((row) => [row.club, row])).values()];
  const { rows, changes } = mergeRows('teamStats', stored, fed, { now, isCurrent: true });
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
