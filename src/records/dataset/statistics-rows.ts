import * as z from 'zod/mini';
import { clubId, countUpTo, feedId, percentage, side } from '../fields.ts';
import { described, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

const notSupplied = 'the feed did not supply it';

/** Returns the schema of a figure of a side, of which about twice the most that is on record is believed. */
const nullableCount = (description: string, max: number) => orNull(countUpTo(max), description, notSupplied);
const share = (description: string) => orNull(percentage, description, notSupplied, '%');

export const matchStats = defineTable({
  name: 'match-stats',
  description: 'Statistics of one side in a match',
  seasonal: true,
  key: ['match_id', 'side'],
  references: { match_id: 'matches', club: 'clubs' },
  row: z.object({
    match_id: feedId('Match'),
    side,
    club: described(clubId, 'The club on that side'),
    possession: share('Share of possession'),
    shots: nullableCount('Attempts on goal', 80),
    shots_on_target: nullableCount('Attempts that went in or would have but for a save', 60),
    shots_inside_box: nullableCount('Attempts from inside the penalty area', 80),
    shots_outside_box: nullableCount('Attempts from outside the penalty area', 60),
    blocked_shots: nullableCount('Attempts blocked by an outfield player', 40),
    big_chances: nullableCount('Attempts a scorer would be expected to convert', 40),
    chances_created: nullableCount('Passes that led to an attempt, assists included', 80),
    key_passes: nullableCount('Passes that led to an attempt', 80),
    total_passes: nullableCount('Passes tried', 1500),
    pass_accuracy: share('Passes that reached a team-mate'),
    corners: nullableCount('Corners taken', 40),
    crosses: nullableCount('Crosses tried', 150),
    fouls_committed: nullableCount('Fouls committed', 60),
    offsides: nullableCount('Times caught offside', 40),
    yellow_cards: nullableCount('Yellow cards', 20),
    red_cards: nullableCount('Red cards', 11),
    saves: nullableCount('Saves by the goalkeeper', 40),
    clearances: nullableCount('Balls kicked or headed away from the own goal', 150),
    duels_won: nullableCount('Duels won', 250),
    tackles: nullableCount('Tackles tried', 100),
    tackles_won: nullableCount('Tackles won', 100),
    penalty_goals: nullableCount('Goals from penalties', 10),
    own_goals: nullableCount("Goals by the club's players into their own net", 36),
    touches_opposition_box: nullableCount("Touches in the opponent's penalty area", 200),
    aerial_duels_won_percentage: share('Aerial duels won'),
    counter_attacks: nullableCount('Counter-attacks that led to an attempt', 60),
  }),
});

/** The feed's name of a statistic, which becomes a column: words and the marks between them. One ends in a space. */
export const statisticName = z.string().check(
  z.maxLength(100),
  z.refine((name) => /^\p{L}[\p{L}\p{M}\p{N} %()&/.,:'’+_-]*$/u.test(name), {
    error: 'expected the name of a statistic: letters, digits, spaces and marks such as % ( ) & / -',
  }),
);

/** What a name of the feed does not mean: the totals called saves are the feed's Catches, about a third of the saves. */
export const savesNote = 'goalkeeper-saves are the balls that goalkeepers caught, not their saves';

export const teamStats = defineTable({
  name: 'team-stats',
  description:
    "A club's season under the feed's own statistic names, which differ between seasons: every column but the first is a statistic{team-stats.note}",
  seasonal: true,
  key: ['club'],
  references: { club: 'clubs' },
  row: z.object({
    club: clubId,
    stats: described(
      z.record(statisticName, nullable(z.number(), 'the feed does not have the statistic for the club')),
      `A statistic under the feed's own name; ${savesNote}`,
    ),
  }),
});
