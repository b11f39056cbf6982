import * as z from 'zod/mini';
import { matchStats as storedTable } from './dataset/statistics-rows.ts';
import { clubId, count, side, text } from './fields.ts';
import { scorerFields } from './goal.ts';
import { match, matchContext } from './match.ts';
import { arrayOf, described, objectSchema, orNull } from './schema.ts';
import { standing } from './standing.ts';
import { pick } from './typed.ts';
import { xgFields } from './xg-fields.ts';

const { match_id: _, side: __, club: ___, ...counts } = storedTable.row.shape;
const matchFields = match.shape;

/** The statistics of one side in a match. */
export const sideStats = objectSchema('SideStats', 'The statistics of one side in a match', {
  goals: described(count, 'Goals'),
  ...counts,
  ...xgFields,
});

const scorer = objectSchema('Scorer', 'A goal of a match, with its scorer where known', scorerFields);

/** The published statistics of a match. */
export const matchStats = objectSchema('MatchStats', 'The statistics of a match', {
  ...matchContext,
  ...pick(matchFields, ['home_goals', 'away_goals']),
  has_data: described(z.boolean(), 'Whether the statistics of both sides are known'),
  team_stats: described(
    z.nullable(z.object({ home: sideStats, away: sideStats })),
    'The statistics of each side; null where they are not known',
  ),
  ...pick(matchFields, ['attendance', 'phase', 'win_reason']),
  home_scorers: arrayOf(scorer, "The home side's goals, by minute; those without one last"),
  away_scorers: arrayOf(scorer, "The away side's goals, by minute; those without one last"),
  scorers_complete: described(z.boolean(), 'Whether the scorer of every goal is known'),
  source: matchFields.source,
});

export type MatchStats = z.infer<typeof matchStats>;
export type SideStats = z.infer<typeof sideStats>;

const { goals, ...statistics } = sideStats.shape;
const notFinished = 'the match is not finished';

/** A match from the view of one of its clubs. */
export const matchSide = objectSchema('TeamMatch', 'A match from the view of one of its clubs', {
  ...pick(matchFields, ['match_id', 'season', 'date']),
  side,
  club: described(clubId, 'The club of this side'),
  team: described(text, 'That club under its name of that season'),
  opponent: described(clubId, 'The club of the other side'),
  opponent_team: described(text, 'That club under its name of that season'),
  ...pick(matchFields, ['stage', 'matchday', 'kickoff_utc', 'status', 'venue']),
  goals: orNull(count, 'Goals, extra time included', notFinished),
  goals_against: orNull(count, 'Goals of the other side', notFinished),
  result: orNull(z.enum(['W', 'D', 'L']), 'Won, drawn or lost, without a shoot-out', notFinished),
  form: described(standing.shape.form, 'The last five results of the season up to this match, oldest first'),
  ...statistics,
});

export type MatchSide = z.infer<typeof matchSide>;
