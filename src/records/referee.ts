import * as z from 'zod/mini';
import { referees as storedTable } from './dataset/match-rows.ts';
import { count, day, feedId, refereeId, seasonYear } from './fields.ts';
import { matchContext } from './match.ts';
import { arrayOf, described, objectSchema, orNull } from './schema.ts';

const { name, short_name } = storedTable.row.shape;

/** The published referee of a match. */
export const assignment = objectSchema('Assignment', 'The referee of a match', {
  ...matchContext,
  referee_id: refereeId,
  referee_name: name,
  referee_short_name: short_name,
});

const feedRefereeId = orNull(feedId('Referee'), "The feed's id of the referee", 'the league has no feed');

const cards = (colour: string) =>
  orNull(count, `${colour} cards of both sides`, 'the match has no statistics');

/** The referee of a match with its cards, the source of summaries. */
export const refereedMatch = objectSchema('RefereedMatch', 'The referee of a match, with its cards', {
  ...assignment.shape,
  feed_referee_id: feedRefereeId,
  yellow_cards: cards('Yellow'),
  red_cards: cards('Red'),
});

export type RefereedMatch = z.infer<typeof refereedMatch>;

const perMatch = (colour: string) =>
  orNull(
    z.number().check(z.gte(0)),
    `${colour} cards per match, over the matches with statistics`,
    "none of the referee's matches has statistics",
  );

/** The totals of a referee's matches. */
export const refereeSummary = objectSchema('RefereeSummary', "The totals of a referee's matches", {
  referee_id: refereeId,
  feed_referee_id: feedRefereeId,
  name,
  short_name,
  matches: described(count, 'Matches refereed'),
  seasons: arrayOf(seasonYear, 'The seasons of those matches'),
  yellow_cards_per_match: perMatch('Yellow'),
  red_cards_per_match: perMatch('Red'),
  first_match: described(day, 'The day of the first match'),
  last_match: described(day, 'The day of the last match'),
});

export type RefereeSummary = z.infer<typeof refereeSummary>;
