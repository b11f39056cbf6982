import * as z from 'zod/mini';
import {
  basis,
  clubId,
  confidence,
  count,
  countUpTo,
  nameText,
  percentage,
  personName,
  playerId,
  position,
  positive,
  text,
  year,
} from '../fields.ts';
import { described, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

/** More than any player has in a season of passes, the most frequent of all. */
const maxOfPasses = 5000;

const nullableCount = (description: string, max = maxOfPasses) =>
  orNull(countUpTo(max), description, 'the feed did not supply it');

/** What a player did with the ball, and against it, in the order in which it is published. */
export const playerCounts = {
  shots_unblocked: nullableCount('Attempts on goal without blocked ones'),
  blocked_shots: nullableCount('Attempts blocked by an outfield player'),
  shots_on_target: nullableCount('Attempts that went in or would have but for a save'),
  big_chances_scored: nullableCount('Big chances converted'),
  big_chances_missed: nullableCount('Big chances not converted'),
  touches: nullableCount('Touches of the ball'),
  touches_opposition_box: nullableCount("Touches in the opponent's penalty area"),
  key_passes: nullableCount('Passes that led to an attempt'),
  big_chances_created: nullableCount('Big chances created for others'),
  accurate_passes: nullableCount('Passes that reached a team-mate'),
  total_passes: nullableCount('Passes tried'),
  pass_accuracy: orNull(
    percentage,
    'Passes that reached a team-mate, rounded up by the source',
    'no pass counted',
    '%',
  ),
  successful_dribbles: nullableCount('Opponents dribbled past'),
  progressive_carries: nullableCount('Carries of the ball towards goal'),
  turnovers: nullableCount('Times the player lost the ball'),
  duels_won: nullableCount('Duels won'),
  duels_total: nullableCount('Duels contested'),
  aerials_won: nullableCount('Aerial duels won'),
  aerials_total: nullableCount('Aerial duels contested'),
  fouls_won: nullableCount('Fouls suffered'),
  tackles: nullableCount('Tackles tried'),
  tackles_won: nullableCount('Tackles won'),
  interceptions: nullableCount('Passes intercepted'),
  recoveries: nullableCount('Loose balls won'),
  clearances: nullableCount('Balls kicked or headed away from the own goal'),
  blocks: nullableCount('Attempts blocked'),
  saves: nullableCount('Saves'),
};

export const players = defineTable({
  name: 'players',
  description: 'A player’s season in all stages',
  seasonal: true,
  key: ['player_id'],
  references: { club: 'clubs' },
  row: z.object({
    player_id: playerId,
    name: described(personName, 'The name the feed gives'),
    club: orNull(
      clubId,
      "The player's club of that season; of two, the last: player-stints has both",
      'not known',
    ),
    club_basis: orNull(
      z.enum([
        'match data',
        'roster',
        'scorer list',
        'feed listing',
        'same club before and after',
        'curated',
        'community list',
        'press',
        'arithmetic',
      ]),
      'How the club is known. The feed gives the present club for every past season. arithmetic: the minutes and ' +
        'goals conceded of the clubs leave no other',
      'the club is not known',
    ),
    position: described(
      position,
      "The player's position: the feed gives today's for every season; a season's is corrected where a source has another",
    ),
    appearances: nullableCount('Matches played in', 60),
    minutes: orNull(
      countUpTo(7200),
      'Time played, added time not counted',
      'the feed did not supply it',
      'minutes',
    ),
    goals: nullableCount('Goals', 100),
    assists: nullableCount('Assists', 100),
    ...playerCounts,
    goals_conceded_on_pitch: nullableCount('Goals conceded by the club while the player was on the pitch'),
    starts: nullableCount('Matches in the starting eleven', 60),
    clean_sheets: nullableCount('Matches without a goal conceded', 60),
    fouls_committed: nullableCount('Fouls committed'),
    offsides: nullableCount('Times caught offside'),
    yellow_cards: nullableCount('Yellow cards; a second one counts as a red card only', 60),
    red_cards: nullableCount('Red cards, second yellow cards included', 30),
    basis: described(
      basis,
      'How the row is known. The feed’s list drops players who leave during the season: their rows have what other ' +
        'sources know, and nothing else',
    ),
    confidence: nullable(confidence, 'a row of the feed'),
    source: orNull(text, 'The source of the row', "the table's source"),
  }),
});

const dayOrMonth = z
  .string()
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, { error: 'expected a day, YYYY-MM-DD, or a month, YYYY-MM' }),
  );

export const playerStints = defineTable({
  name: 'player-stints',
  description: 'The clubs of a player who had two or more in a season, in order',
  seasonal: true,
  key: ['player_id', 'stint'],
  references: { player_id: 'players', club: 'clubs' },
  row: z.object({
    player_id: playerId,
    stint: described(positive, 'Number of the club in the player’s season, from 1'),
    club: described(clubId, 'The club, by its club_id'),
    from: orNull(dayOrMonth, 'First day or month at the club', 'since before the season, or not known'),
    to: orNull(dayOrMonth, 'Last day or month at the club', 'to the end of the season, or not known'),
    appearances: orNull(count, 'Matches played for the club', 'not known'),
    minutes: orNull(count, 'Time played for the club, added time not counted', 'not known', 'minutes'),
    goals: orNull(count, 'Goals for the club', 'not known'),
    basis,
    source: described(text, 'Where the row is from'),
  }),
});

export const squads = defineTable({
  name: 'squads',
  description: 'A player’s shirt number of the season',
  seasonal: true,
  key: ['player_id'],
  references: { player_id: 'people' },
  row: z.object({
    player_id: playerId,
    shirt_number: described(z.int().check(z.gte(1), z.lte(99)), 'The shirt number'),
  }),
});

export const people = defineTable({
  name: 'people',
  description: 'Personal details of a player{people.note}',
  seasonal: false,
  key: ['player_id'],
  row: z.object({
    player_id: playerId,
    full_name: described(personName, 'First and last name'),
    birth_year: orNull(year, 'Year of birth', 'not known'),
    nationality: orNull(nameText, 'Country of the present national team, in English', 'not known'),
    basis: described(basis, '{people.basis: How the name, the year and the nationality are known}'),
    source: orNull(text, 'The source of the row', "the table's source"),
  }),
});
