import * as z from 'zod/mini';
import { coaches } from './dataset/season-rows.ts';
import { count, text } from './fields.ts';
import { described, objectSchema, orNull } from './schema.ts';
import { omit } from './typed.ts';

const { season, club, coach_id, coach, from, to, confidence } = coaches.row.shape;

const resultsOf = (meaning: string) => orNull(count, meaning, 'the day of a change is not known');

/** A published head coach of a club in a season, with the results. */
export const coachSeason = objectSchema('CoachSeason', 'The season of a head coach at a club', {
  season,
  club,
  team: described(text, 'The club under its name of that season'),
  coach_id,
  coach,
  from,
  to,
  matches: resultsOf(
    'Matches in charge{play-offs: , with play-offs}; all of the season where no change is known',
  ),
  wins: resultsOf('Matches won'),
  draws: resultsOf('Matches drawn'),
  losses: resultsOf('Matches lost'),
  points: resultsOf('Points of those matches'),
  confidence,
  reference: described(text, 'Where the coach is named'),
});

export type CoachSeason = z.infer<typeof coachSeason>;

/** A season of a head coach as the club's own record has it. */
export const coachOfClub = z.object(omit(coachSeason.shape, ['club', 'team']));

export type CoachOfClub = z.infer<typeof coachOfClub>;
