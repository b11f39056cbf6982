import * as z from 'zod';
import { referees as storedTable } from './dataset/matches.ts';
import { count, day, described, feedId, nullable, seasonYear } from './fields.ts';
import { matchContext } from './match-context.ts';

const { referee_id, name, short_name } = storedTable.row.shape;

/** The published referee of a match. */
export const assignment = z
  .object({ ...matchContext, referee_id, referee_name: name, referee_short_name: short_name })
  .meta({ id: 'Assignment', description: 'The referee of a match' });

const cards = (colour: string) =>
  nullable(described(count, `${colour} cards of both sides`), 'the match has no statistics');

/** The referee of a match with its cards, the source of summaries. */
export const refereedMatch = z
  .object({
    ...assignment.shape,
    yellow_cards: cards('Yellow'),
    red_cards: cards('Red'),
  })
  .meta({ id: 'RefereedMatch', description: 'The referee of a match, with its cards' });

export type RefereedMatch = z.infer<typeof refereedMatch>;

const perMatch = (colour: string) =>
  nullable(
    described(z.number().min(0), `${colour} cards per match, over the matches with statistics`),
    "none of the referee's matches has statistics",
  );

/** The totals of a referee's matches. */
export const refereeSummary = z
  .object({
    referee_id: feedId('Referee'),
    name,
    short_name,
    matches: described(count, 'Matches refereed'),
    seasons: z.array(seasonYear).meta({ description: 'The seasons of those matches' }),
    yellow_cards_per_match: perMatch('Yellow'),
    red_cards_per_match: perMatch('Red'),
    first_match: described(day, 'The day of the first match'),
    last_match: described(day, 'The day of the last match'),
  })
  .meta({ id: 'RefereeSummary', description: "The totals of a referee's matches" });

export type RefereeSummary = z.infer<typeof refereeSummary>;
