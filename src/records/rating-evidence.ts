import * as z from 'zod';
import {
  clubId,
  count,
  described,
  feedId,
  nullable,
  percentage,
  position,
  seasonYear,
  text,
} from './fields.ts';

const low = described(z.number(), 'Lower end of the 95 % interval');
const high = described(z.number(), 'Upper end of the 95 % interval');
const tooFew = 'too few pairs';

const reliability = z.strictObject({
  figure: described(
    z.enum(['rating', 'pass_accuracy', 'goals_and_assists']),
    'What is correlated: the rating, or a simple figure beside it. goals_and_assists is per 90 minutes',
  ),
  sample: described(
    z.enum(['all', 'fitted', 'held-out', 'few-minutes']),
    'Which pairs of seasons: all; those the model was fitted on; those after them; or all with few minutes in the first',
  ),
  position: described(z.union([position, z.literal('All')]), 'The position; All is the mean of the four'),
  pairs: described(count, "Pairs of a player's consecutive seasons at the position"),
  correlation: nullable(
    described(z.number().min(-1).max(1), 'Correlation of the figure with that of the next season'),
    tooFew,
  ),
  standard_error: nullable(
    described(z.number(), 'Standard deviation of the correlation over the resamples'),
    tooFew,
  ),
  low: nullable(low, tooFew),
  high: nullable(high, tooFew),
});

const spread = z.strictObject({
  position,
  players: described(count, 'Eligible players of all seasons'),
  mean: described(z.number(), 'Mean of their ratings'),
  spread: described(z.number(), 'Standard deviation of their ratings'),
  ratio: described(z.number(), 'The spread over the mean spread of the four positions'),
});

const unratedPlayers = z.strictObject({
  season: seasonYear,
  club: nullable(clubId, 'the club is not known'),
  players: described(count, 'How many they are'),
});

const rankedPlayer = z.strictObject({
  player_id: feedId('Player'),
  name: described(text, 'The player'),
  position,
  minutes: described(count, 'Time played', 'minutes'),
  rating: described(z.number(), 'The rating'),
  rank: described(z.int().min(1), 'The published rank'),
  rank_of_regulars: nullable(
    described(z.int().min(1), 'Rank among those with a third of the season’s minutes'),
    'the player has fewer',
  ),
});

const topPlayers = z.strictObject({
  season: seasonYear,
  regular_minutes: described(count, 'A third of the minutes of the club with the most matches', 'minutes'),
  few_minutes: described(count, 'How many of the players have fewer than full_minutes'),
  players: z.array(rankedPlayer).meta({ description: 'The best rated, by published rank' }),
});

const winner = z.strictObject({
  season: seasonYear,
  player_id: feedId('Player'),
  name: described(text, 'The player'),
  position,
  awards: described(z.array(text), 'The awards of the season'),
  rating: described(z.number(), 'The rating'),
  place: described(z.int().min(1), 'Place among the eligible players of the position and season'),
  peers: described(count, 'How many those are'),
  percentile: described(percentage, 'Share of them with a lower rating, ties counted half'),
});

const target = z.strictObject({
  name: described(text, 'What was aimed at'),
  target: described(text, 'The limit'),
  value: described(z.number(), 'What was reached'),
  is_met: described(z.boolean(), 'Whether the target is met'),
});

/**
 * The content of `data/rating-evidence.json`, which says how well the rating does. `npm run fit` measures it, and
 * `npm run validate` prints it.
 */
export const ratingEvidence = z
  .strictObject({
    seasons: described(z.array(seasonYear), 'The finished seasons it was measured on'),
    full_minutes: described(count, 'Minutes of a season in a pair', 'minutes'),
    bootstrap: z
      .strictObject({
        resamples: described(count, 'How many resamples were drawn'),
        seed: described(z.int(), 'The seed of the random numbers'),
      })
      .meta({ description: 'How the intervals were made: players drawn with replacement' }),
    targets: z.array(target).meta({ description: 'Targets, and whether they are met' }),
    reliability: z.array(reliability).meta({ description: 'How well ratings repeat' }),
    spread: z.array(spread).meta({ description: 'How ratings spread by position' }),
    awards: z
      .strictObject({
        players: described(count, "Award winners' seasons with a rating"),
        median: described(percentage, 'Median percentile in the position'),
        low,
        high,
        mean: described(percentage, 'Mean percentile'),
        unrated: described(z.array(text), 'Winners without a rating: their statistics are not known'),
        winners: z.array(winner).meta({ description: 'Each of them' }),
      })
      .meta({ description: "Award winners' places in their positions" }),
    unrated: z.array(unratedPlayers).meta({
      description: 'Players with the minutes for the leaderboard and without a rating, by season and club',
    }),
    top: z
      .array(topPlayers)
      .meta({ description: 'The twenty best rated of each season, with their minutes' }),
    weight_with_data: z
      .array(
        z.strictObject({
          season: seasonYear,
          position,
          share: described(z.number().min(0).max(1), 'Share of the weight that applies'),
        }),
      )
      .meta({ description: 'How much of the weight each season has data for' }),
    club_dependence: z
      .array(
        z.strictObject({
          position,
          players: described(count, 'Seasons of full minutes'),
          correlation: described(
            z.number().min(-1).max(1),
            "Correlation with the club's goal difference a match",
          ),
        }),
      )
      .meta({ description: "How far ratings follow the club's results" }),
  })
  .meta({ description: 'How well the rating does' });

export type RatingEvidence = z.infer<typeof ratingEvidence>;
