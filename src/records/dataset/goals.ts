import * as z from 'zod';
import { clubId, described, feedId, side, text } from '../fields.ts';
import { defineTable } from './table.ts';

export const goals = defineTable({
  name: 'goals',
  description:
    'A goal as the feed lists it. Penalties and own goals are often missing from it, so a match can have fewer rows ' +
    'than goals, never more',
  source: "The feed's match headers, via canpl-analytics (CC BY 4.0)",
  seasonal: true,
  key: ['match_id', 'side', 'player', 'minute'],
  references: { match_id: 'matches', club: 'clubs' },
  row: z.object({
    match_id: feedId('Match'),
    side,
    club: described(clubId, 'The club the goal counts for'),
    player: described(text, 'The scorer, under the name the feed gives'),
    minute: described(z.int().min(1).max(130), 'The minute of play', 'minutes'),
  }),
});
