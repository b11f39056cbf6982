import * as z from 'zod/mini';
import { basis, clubId, confidence, countUpTo, feedId, playerId, side, text } from '../fields.ts';
import { described, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';
import { goalsOfSide } from './match-rows.ts';

const minute = z.int().check(z.gte(0), z.lte(120));

export const appearances = defineTable({
  name: 'appearances',
  description:
    'The players who were on the pitch in a match, with their minutes. Added time is not counted, so a whole match has 90',
  seasonal: true,
  key: ['match_id', 'player_id'],
  references: { match_id: 'matches', club: 'clubs', player_id: 'players' },
  row: z.object({
    match_id: feedId('Match'),
    side,
    club: described(clubId, 'The club that the player played for'),
    player_id: playerId,
    started: orNull(z.boolean(), 'Whether the player was in the starting eleven', 'not known'),
    started_basis: orNull(
      z.enum(['minutes', 'pairing', 'report']),
      'How it is known who started. minutes: the minutes of the side leave no other possibility; pairing: minutes of ' +
        'substitutes pair with those of the players who left, right in about 95 of 100; report: a report of the match, ' +
        'named in corrections',
      'not known who started',
    ),
    minutes: described(minute.check(z.gte(1)), 'Time played, added time not counted', 'minutes'),
    minute_on: orNull(minute, 'The minute in which the player came on, 0 from the start', 'not known'),
    minute_off: orNull(
      minute,
      'The minute in which the player left',
      'on the pitch to the end, or not known',
    ),
    goals: described(goalsOfSide, 'Goals, own goals not counted'),
    assists: described(goalsOfSide, 'Last passes before a goal'),
    yellow_cards: described(countUpTo(2), 'Yellow cards'),
    red_cards: described(countUpTo(1), 'Red cards'),
    basis,
    confidence: nullable(confidence, 'a row of the feed'),
    source: orNull(text, 'Where the row is from', "the table's source"),
  }),
});
