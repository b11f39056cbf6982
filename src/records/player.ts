import * as z from 'zod';
import { people } from './dataset/people.ts';
import { players as stored } from './dataset/players.ts';
import { squads } from './dataset/squads.ts';
import { xg, xgSource } from './expected-goals.ts';
import { count, described, feedId, nullable, percentage, seasonYear, text } from './fields.ts';
import { match } from './match.ts';
import type { NumericFieldOf } from './numeric-fields.ts';

const of = stored.row.shape;
const notSupplied = 'the season’s data do not have it';
const counted = (description: string) => nullable(described(count, description), notSupplied);
const area = (description: string) =>
  nullable(
    described(percentage, description),
    'the area has no weight for the position (attack of a goalkeeper), or none of its metrics is known',
  );

const ratingBreakdown = z
  .object({
    attack: area('Goals and attempts'),
    creativity: area('Making chances for others'),
    possession: area('Keeping the ball and carrying it'),
    defending: area('Winning the ball and keeping goals out'),
    discipline: area('Fouls, cards and offsides, the fewer the better'),
  })
  .meta({
    id: 'RatingBreakdown',
    description: 'The five areas of the rating, each 0 to 100 among the peers',
  });

/** A player's season as the API shows it. */
export const player = z
  .object({
    player_id: described(text, 'The last part of the feed’s id'),
    full_player_id: feedId('Player'),
    name: of.name,
    full_name: nullable(people.row.shape.full_name, 'not known'),
    season: seasonYear,
    team: nullable(described(text, 'His club under its name of that season'), 'his club is not known'),
    club: of.club,
    position: of.position,
    shirt_number: nullable(squads.row.shape.shirt_number, 'not known'),
    nationality: people.row.shape.nationality,
    birth_year: people.row.shape.birth_year,
    appearances: of.appearances,
    starts: of.starts,
    minutes: of.minutes,
    goals: of.goals,
    assists: of.assists,
    goal_involvements: counted('Goals and assists'),
    xg,
    xg_source: xgSource,
    shots: of.shots,
    shots_on_target: of.shots_on_target,
    big_chances_scored: of.big_chances_scored,
    touches_opposition_box: of.touches_opposition_box,
    key_passes: of.key_passes,
    big_chances_created: of.big_chances_created,
    accurate_passes: of.accurate_passes,
    total_passes: of.total_passes,
    pass_accuracy: of.pass_accuracy,
    successful_dribbles: of.successful_dribbles,
    progressive_carries: of.progressive_carries,
    turnovers: of.turnovers,
    duels_won: of.duels_won,
    duels_total: of.duels_total,
    aerials_won: of.aerials_won,
    aerials_total: of.aerials_total,
    fouls_won: of.fouls_won,
    tackles: of.tackles,
    tackles_won: of.tackles_won,
    interceptions: of.interceptions,
    recoveries: of.recoveries,
    clearances: of.clearances,
    blocks: of.blocks,
    saves: of.saves,
    goals_conceded: of.goals_conceded_on_pitch,
    clean_sheets: of.clean_sheets,
    fouls_committed: of.fouls_committed,
    offsides: of.offsides,
    yellow_cards: of.yellow_cards,
    red_cards: of.red_cards,
    rating: nullable(
      described(z.number().min(0).max(10), 'Overall rating, 0 to 10'),
      'no minutes, or less than half of the weight is of metrics known of the player',
    ),
    rating_rank: nullable(
      described(z.int().min(1), 'Place by rating among the eligible of the season; equals share one'),
      'not eligible',
    ),
    rating_eligible: described(
      z.boolean(),
      'Whether the player has a rating and the minutes for the leaderboard',
    ),
    rating_breakdown: ratingBreakdown,
    source: match.shape.source,
  })
  .meta({ id: 'Player', description: 'A player’s season' });

export type Player = z.infer<typeof player>;
export type RatingBreakdown = z.infer<typeof ratingBreakdown>;

/** A field of a player that is a number. */
export type NumericField = NumericFieldOf<Player>;
