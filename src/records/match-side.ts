import * as z from 'zod';
import { clubId, count, described, nullable, side, text } from './fields.ts';
import { match } from './match.ts';
import { sideStats } from './match-stats.ts';
import { standing } from './standing.ts';

const { goals: _, ...statistics } = sideStats.shape;
const fields = match.shape;
const notFinished = 'the match is not finished';

/** A match from the view of one of its clubs. */
export const matchSide = z
  .object({
    match_id: fields.match_id,
    season: fields.season,
    date: fields.date,
    side,
    club: described(clubId, 'The club of this side'),
    team: described(text, 'That club under its name of that season'),
    opponent: described(clubId, 'The club of the other side'),
    opponent_team: described(text, 'That club under its name of that season'),
    stage: fields.stage,
    matchday: fields.matchday,
    kickoff_utc: fields.kickoff_utc,
    status: fields.status,
    venue: fields.venue,
    goals: nullable(described(count, 'Goals, extra time included'), notFinished),
    goals_against: nullable(described(count, 'Goals of the other side'), notFinished),
    result: nullable(
      described(z.enum(['W', 'D', 'L']), 'Won, drawn or lost, without a shoot-out'),
      notFinished,
    ),
    form: standing.shape.form.meta({
      description: 'The last five results of the season up to this match, oldest first',
    }),
    ...statistics,
  })
  .meta({ id: 'TeamMatch', description: 'A match from the view of one of its clubs' });

export type MatchSide = z.infer<typeof matchSide>;
