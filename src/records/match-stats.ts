import * as z from 'zod';
import { matchStats as storedTable } from './dataset/statistics.ts';
import { arrayOf, described } from './fields.ts';
import { scorerFields } from './goal.ts';
import { match } from './match.ts';
import { xg, xgMethod, xgSource } from './rating-model.ts';

const { match_id: _, side: __, club: ___, ...counts } = storedTable.row.shape;
const matchFields = match.shape;

/** The statistics of one side in a match. */
export const sideStats = z
  .object({
    goals: described(z.int().min(0), 'Goals'),
    ...counts,
    xg,
    xg_source: xgSource,
    xg_method: xgMethod,
  })
  .meta({ id: 'SideStats', description: 'The statistics of one side in a match' });

const scorer = z
  .object(scorerFields)
  .meta({ id: 'Scorer', description: 'A goal of a match, with its scorer where known' });

/** The published statistics of a match. */
export const matchStats = z
  .object({
    match_id: matchFields.match_id,
    season: matchFields.season,
    date: matchFields.date,
    home_team: matchFields.home_team,
    away_team: matchFields.away_team,
    home_club: matchFields.home_club,
    away_club: matchFields.away_club,
    home_goals: matchFields.home_goals,
    away_goals: matchFields.away_goals,
    has_data: described(z.boolean(), 'Whether the statistics of both sides are known'),
    team_stats: z
      .object({ home: sideStats, away: sideStats })
      .nullable()
      .meta({ description: 'The statistics of each side; null where they are not known' }),
    attendance: matchFields.attendance,
    phase: matchFields.phase,
    win_reason: matchFields.win_reason,
    home_scorers: arrayOf(scorer, "The home side's goals, by minute; those without one last"),
    away_scorers: arrayOf(scorer, "The away side's goals, by minute; those without one last"),
    scorers_complete: described(z.boolean(), 'Whether the scorer of every goal is known'),
    source: matchFields.source,
  })
  .meta({ id: 'MatchStats', description: 'The statistics of a match' });

export type MatchStats = z.infer<typeof matchStats>;
export type SideStats = z.infer<typeof sideStats>;
