import * as z from 'zod';
import { clubId, count, described, feedId, nullable, percentage, side } from '../fields.ts';
import { sourceOfTable } from '../table-texts.ts';
import { defineTable } from './table.ts';

const notSupplied = 'the feed did not supply it';
const counted = (description: string) => nullable(described(count, description), notSupplied);
const share = (description: string) => nullable(described(percentage, description, '%'), notSupplied);

export const matchStats = defineTable({
  name: 'match-stats',
  description: 'Statistics of one side in a match',
  source: sourceOfTable('match-stats'),
  seasonal: true,
  key: ['match_id', 'side'],
  references: { match_id: 'matches', club: 'clubs' },
  row: z.object({
    match_id: feedId('Match'),
    side,
    club: described(clubId, 'The club on that side'),
    possession: share('Share of possession'),
    shots: counted('Attempts on goal'),
    shots_on_target: counted('Attempts that went in or would have but for a save'),
    shots_inside_box: counted('Attempts from inside the penalty area'),
    shots_outside_box: counted('Attempts from outside the penalty area'),
    blocked_shots: counted('Attempts blocked by an outfield player'),
    big_chances: counted('Attempts a scorer would be expected to convert'),
    chances_created: counted('Passes that led to an attempt, assists included'),
    key_passes: counted('Passes that led to an attempt'),
    total_passes: counted('Passes tried'),
    pass_accuracy: share('Passes that reached a team-mate'),
    corners: counted('Corners taken'),
    crosses: counted('Crosses tried'),
    fouls_committed: counted('Fouls committed'),
    offsides: counted('Times caught offside'),
    yellow_cards: counted('Yellow cards'),
    red_cards: counted('Red cards'),
    saves: counted('Saves by the goalkeeper'),
    clearances: counted('Clearances'),
    duels_won: counted('Duels won'),
    tackles: counted('Tackles tried'),
    tackles_won: counted('Tackles won'),
    penalty_goals: counted('Goals from penalties'),
    own_goals: counted("Goals by the club's players into their own net"),
    touches_opposition_box: counted("Touches in the opponent's penalty area"),
    aerial_duels_won_percentage: share('Aerial duels won'),
    counter_attacks: counted('Counter-attacks that led to an attempt'),
  }),
});
