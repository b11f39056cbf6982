import * as z from 'zod';
import { clubId, count, described, seasonYear } from './fields.ts';

/** What a club's goalkeepers faced in a season, counted from match statistics. */
export const shotsFaced = z
  .object({
    season: seasonYear,
    club: clubId,
    matches: described(count, 'Matches with the statistics of both sides, play-offs included'),
    minutes: described(count, 'Minutes of those matches, added time not counted', 'minutes'),
    shots_on_target: described(count, "The opponents' shots on target"),
    goals: described(count, "The opponents' goals, own goals left out"),
    own_goals: described(count, "Goals by the club's own players into their net"),
  })
  .meta({ description: 'Shots on target and goals that a club faced in a season' });

export type ShotsFaced = z.infer<typeof shotsFaced>;
