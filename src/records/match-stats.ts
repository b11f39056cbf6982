import * as z from 'zod';
import { goals } from './dataset/goals.ts';
import { matchStats as stored } from './dataset/match-stats.ts';
import { xg, xgSource } from './expected-goals.ts';
import { described } from './fields.ts';
import { match } from './match.ts';

const { match_id: _, side: __, club: ___, ...counts } = stored.row.shape;
const shown = match.shape;

/** What one side did in a match. */
const sideStats = z
  .object({ goals: described(z.int().min(0), 'Goals'), ...counts, xg, xg_source: xgSource })
  .meta({ id: 'SideStats', description: 'What one side did in a match' });

const scorer = z
  .object({ player: goals.row.shape.player, minute: goals.row.shape.minute })
  .meta({ id: 'Scorer', description: 'A goal as the feed lists it' });

/** The statistics of a match as the API shows them. */
export const matchStats = z
  .object({
    match_id: shown.match_id,
    season: shown.season,
    date: shown.date,
    home_team: shown.home_team,
    away_team: shown.away_team,
    home_club: shown.home_club,
    away_club: shown.away_club,
    home_goals: shown.home_goals,
    away_goals: shown.away_goals,
    has_data: described(z.boolean(), 'Whether the statistics of both sides are known'),
    team_stats: z
      .object({ home: sideStats, away: sideStats })
      .nullable()
      .meta({ description: 'The statistics of each side; null where they are not known' }),
    attendance: shown.attendance,
    phase: shown.phase,
    win_reason: shown.win_reason,
    home_scorers: z.array(scorer).meta({ description: "The home side's listed goals" }),
    away_scorers: z.array(scorer).meta({ description: "The away side's listed goals" }),
    scorers_complete: described(
      z.boolean(),
      'Whether every goal of the score is listed; penalties and own goals often are not',
    ),
    source: shown.source,
  })
  .meta({ id: 'MatchStats', description: 'The statistics of a match' });

export type MatchStats = z.infer<typeof matchStats>;
export type SideStats = z.infer<typeof sideStats>;
