import * as z from 'zod/mini';
import { people, playerCounts, playerStints, squads, players as storedTable } from './dataset/player-rows.ts';
import {
  clubId,
  confidence,
  count,
  feedId,
  percentage,
  positive,
  seasonYear,
  source,
  text,
} from './fields.ts';
import { idsByProvider } from './id.ts';
import { arrayOf, described, type NumericFieldOf, nullable, objectSchema, orNull } from './schema.ts';
import { pick } from './typed.ts';
import { xgFields } from './xg-fields.ts';

const fields = storedTable.row.shape;
const stint = playerStints.row.shape;
const onlyFromGoals = 'known only as the scorer of goals';
const notSupplied = 'the season’s data does not have it';
const noLineUps = 'the line-ups of the season are not known, or the player had several clubs';
const nullableCount = (description: string) => orNull(count, description, notSupplied);
const area = (description: string) =>
  orNull(
    percentage,
    description,
    'the area has no weight for the position (attack of a goalkeeper), or none of its metrics is known',
  );

const ratingBreakdown = objectSchema(
  'RatingBreakdown',
  'The five areas of the rating, each 0 to 100 among players of the same season and position',
  {
    attack: area('Goals and attempts'),
    creativity: area('Creating chances for others'),
    possession: area('Keeping the ball and carrying it'),
    defending: area('Winning the ball and keeping goals out'),
    discipline: area('Fouls, cards and offsides; fewer are better'),
  },
);

const playerClub = objectSchema(
  'PlayerClub',
  'A club of a player in a season, and the figures with that club',
  {
    team: described(text, 'The club under its name of that season'),
    ...pick(stint, ['club', 'from', 'to', 'appearances', 'minutes', 'goals']),
  },
);

/** A published season of a player. */
export const player = objectSchema('Player', 'A player’s season', {
  player_id: orNull(
    text,
    'The last part of the id; one of the club and the name is ours, until the feed lists the player',
    onlyFromGoals,
  ),
  full_player_id: nullable(feedId('Player'), onlyFromGoals),
  name: fields.name,
  full_name: nullable(people.row.shape.full_name, 'not known'),
  season: seasonYear,
  team: orNull(text, 'The club under its name of that season', 'the club is not known'),
  club: fields.club,
  clubs: arrayOf(playerClub, 'The clubs of the season in order: one, or two and more of a player who moved'),
  position: nullable(fields.position, onlyFromGoals),
  shirt_number: nullable(squads.row.shape.shirt_number, 'not known'),
  ...pick(people.row.shape, ['nationality', 'birth_year']),
  ...pick(fields, ['appearances', 'starts', 'minutes']),
  goals: orNull(count, 'Goals; where basis is goals, those that name the player as the scorer', notSupplied),
  assists: fields.assists,
  goal_involvements: nullableCount('Goals and assists'),
  ...xgFields,
  xg: described(xgFields.xg, 'Expected goals; null where big chances or attempts are not known', 'goals'),
  shots: orNull(
    count,
    'Attempts on goal, including blocked ones, as of clubs and sides',
    'the blocked ones are not known; shots_unblocked has the others',
  ),
  ...playerCounts,
  goals_conceded: fields.goals_conceded_on_pitch,
  ...pick(fields, ['clean_sheets', 'fouls_committed', 'offsides', 'yellow_cards', 'red_cards']),
  points_per_match_with: orNull(
    z.number(),
    'Points a match of the club in the matches in which the player appeared',
    noLineUps,
  ),
  points_per_match_without: orNull(
    z.number(),
    'Points a match of the club in its other matches of the season',
    `${noLineUps}, or there is no such match`,
  ),
  rating: orNull(
    z.number().check(z.gte(0), z.lte(10)),
    'Overall rating, 0 to 10',
    'no minutes, or less than half of the weight is of metrics known of the player',
  ),
  rating_rank: orNull(
    positive,
    'Rank by rating among the eligible players of the season; equal ratings share a rank',
    'not eligible',
  ),
  rating_eligible: described(
    z.boolean(),
    'Whether the player has a rating and the minutes for the leaderboard',
  ),
  rating_breakdown: ratingBreakdown,
  calculated: arrayOf(
    text,
    'The fields that follow from the matches in which the player appeared, or from the goals of the season; the rating leaves ' +
      'them out',
  ),
  ...pick(fields, ['basis', 'club_basis']),
  confidence: orNull(
    confidence,
    'How sure the row is; of a scorer, how sure the id is: certain of a player of the club in the season before',
    'a row of the feed, or a scorer whose id is ours',
  ),
  person_basis: nullable(people.row.shape.basis, 'nothing is known'),
  source: described(source, 'calculated: counted from the goals of a season without a list of players'),
});

export type Player = z.infer<typeof player>;
export type PlayerClub = z.infer<typeof playerClub>;
/** The season of a player whom the season's list has: an id and a position are known. */
export type ListedPlayer = Player & {
  readonly player_id: string;
  readonly full_player_id: string;
  readonly position: NonNullable<Player['position']>;
};
/** A listed player's season without its rating. */
export type UnratedPlayer = Omit<
  ListedPlayer,
  'rating' | 'rating_rank' | 'rating_eligible' | 'rating_breakdown'
>;
export type RatingBreakdown = z.infer<typeof ratingBreakdown>;

/** Returns whether the season's list has the player, who is otherwise known as a scorer alone. */
export function isListed(row: Player): row is ListedPlayer {
  return row.player_id !== null && row.full_player_id !== null && row.position !== null;
}

/** A field of a player that is a number. */
export type NumericField = NumericFieldOf<Player>;

const playerFields = player.shape;
const total = (description: string) => orNull(count, description, 'no season has it');

/** A player over all seasons. */
export const career = objectSchema('Person', 'A player over all seasons', {
  player_id: described(text, 'The last part of the feed’s id'),
  name: described(playerFields.name, 'The name that the feed gives, of the latest season'),
  ...pick(playerFields, ['full_name', 'nationality', 'birth_year']),
  ids: idsByProvider,
  position: described(playerFields.position, 'The position of the latest season in which it is known'),
  seasons: arrayOf(seasonYear, 'The seasons with the player, ascending'),
  clubs: arrayOf(clubId, 'The clubs in order, each once'),
  teams: arrayOf(text, 'The names that these clubs had in the player’s seasons there, in order, each once'),
  appearances: total('Matches played in, over the seasons that have the figure'),
  minutes: total('Time played, over the seasons that have the figure'),
  goals: total('Goals, over the seasons that have the figure'),
  assists: total('Assists, over the seasons that have the figure'),
});

export type Career = z.infer<typeof career>;
