import * as z from 'zod';
import { referees as stored } from './dataset/referees.ts';
import { count, day, described, feedId, nullable, seasonYear } from './fields.ts';
import { matchContext } from './match-context.ts';

const { referee_id, name, short_name } = stored.row.shape;

/** Who refereed a match, as the API shows it. */
export const assignment = z
  .object({ ...matchContext, referee_id, referee_name: name, referee_short_name: short_name })
  .meta({ id: 'Assignment', description: 'Who refereed a match' });

const cards = (colour: string) =>
  nullable(described(count, `${colour} cards of both sides`), 'the match has no statistics');

/** The same with the cards of the match, which summaries are made from. */
export const refereedMatch = z.object({
  ...assignment.shape,
  yellow_cards: cards('Yellow'),
  red_cards: cards('Red'),
});

export type RefereedMatch = z.infer<typeof refereedMatch>;

const perMatch = (colour: string) =>
  nullable(
    described(z.number().min(0), `${colour} cards a match, over those with statistics`),
    'none of his matches has statistics',
  );

/** A referee's matches in figures. */
export const refereeSummary = z
  .object({
    referee_id: feedId('Referee'),
    name,
    short_name,
    matches: described(count, 'Matches he refereed'),
    seasons: z.array(seasonYear).meta({ description: 'The seasons of those' }),
    yellow_cards_per_match: perMatch('Yellow'),
    red_cards_per_match: perMatch('Red'),
    first_match: described(day, 'The day of the first of those'),
    last_match: described(day, 'The day of the last of those'),
  })
  .meta({ id: 'RefereeSummary', description: "A referee's matches in figures" });

export type RefereeSummary = z.infer<typeof refereeSummary>;
