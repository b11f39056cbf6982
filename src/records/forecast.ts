import * as z from 'zod/mini';
import {
  certainOutcome,
  clubId,
  count,
  day,
  positive,
  seasonYear,
  share,
  text,
  zoneFields,
} from './fields.ts';
import { match, matchContext } from './match.ts';
import { arrayOf, described, enumeration, nullable, objectSchema, orNull } from './schema.ts';
import { fromEntries } from './typed.ts';

const probability = (event: string) => described(share, `Probability of ${event}`);

const clubOfSeason = {
  team: described(text, 'The club under its name of that season'),
  club: clubId,
};

/** The strength of a club at the end of a day. */
export const clubStrength = objectSchema('ClubStrength', 'The strength of a club at the end of a day', {
  season: seasonYear,
  date: described(day, 'The day of a match of the club, or the day before the first of the season'),
  ...clubOfSeason,
  strength: described(
    z.number(),
    'The strength at the end of that day, on the scale of Elo ratings; 1500 before the first match',
  ),
});

export type ClubStrength = z.infer<typeof clubStrength>;

export const outcome = enumeration('Outcome', 'The result after 90 minutes', ['home', 'draw', 'away']);

export type Outcome = z.infer<typeof outcome>;

/** Returns a value for each result of a match. */
export function ofEachOutcome<Value>(value: (result: Outcome) => Value): Record<Outcome, Value> {
  return fromEntries(outcome.options.map((result) => [result, value(result)] as const));
}

/** Returns the schema of a share for each result of a match, by what it is the share of. */
export function sharesByResult(describe: (result: string) => string) {
  const of = (result: string) => described(share, describe(result));
  return z.object({ home: of('a home win'), draw: of('a draw'), away: of('an away win') });
}

/** Probabilities of the results of a match. */
export const probabilities = described(
  sharesByResult((result) => `Probability of ${result}`),
  'Probabilities of the results after 90 minutes, which add up to 1',
);

/** The forecast of a match. */
export const forecast = objectSchema('Forecast', 'The forecast of a match', {
  ...matchContext,
  neutral: match.shape.neutral,
  forecast_date: described(day, 'The last day whose results the forecast knows'),
  probabilities,
  outcome: orNull(
    outcome,
    'The result after 90 minutes; a match decided later is a draw',
    'the match is not finished',
  ),
  stakes: orNull(
    z.number().check(z.gte(0)),
    'How much the match moves. It sums, over all clubs, the changes of their chances of first place and of each ' +
      'zone, averaged over the results by probability',
    'the match is not one of the 14 days after the last results, or not one of a table',
    'percentage points',
  ),
});

export type Forecast = z.infer<typeof forecast>;

const certainty = 'exactly 0 or 1 only where that is certain';

const notDecided = 'too many results are open to decide it';

const magicNumber = (place: string) =>
  orNull(
    count,
    `Points that the club must still win to secure ${place}, whatever its rivals do`,
    'it is not in its own hands, before the last ten matches of each club, and where too many results are open to decide it',
  );

const sufficientPoints = (place: string) =>
  orNull(
    count,
    `Points with which no club missed ${place} in 90 of 100 simulations; the same for all clubs`,
    'the table has no such place, or every club has it',
  );

const givenResults = (place: string) =>
  described(
    sharesByResult((result) => `Probability of ${place} after ${result}`),
    `Probability of ${place} after each result of the match`,
  );

/** What a match to come means for a club. */
export const stake = objectSchema('Stake', 'What a match to come means for a club', {
  ...matchContext,
  ...clubOfSeason,
  first: givenResults('first place'),
  play_offs: nullable(
    givenResults('a place in the play-offs'),
    'the table sends no clubs there, or it is not known how many',
  ),
  zones: arrayOf(
    z.object({ ...zoneFields, chance: givenResults('one of its places') }),
    'The other zones of the table, such as relegation, from the top',
  ),
});

export type Stake = z.infer<typeof stake>;

/** What a club can expect of the table of a season. */
export const projection = objectSchema('Projection', 'The expected end of a season for a club', {
  season: seasonYear,
  date: described(day, 'The last day whose results the projection knows'),
  ...clubOfSeason,
  position: described(positive, 'The place in the order of the mean places'),
  expected_points: described(z.number(), 'The points so far and those expected from the remaining matches'),
  first: probability(`first place, ${certainty}`),
  play_offs: nullable(
    probability(`a place in the play-offs, ${certainty}`),
    'the table sends no clubs there, or it is not known how many',
  ),
  champion: orNull(
    share,
    `Probability of the title, ${certainty}. Where play-offs decide it, it follows from the bracket; else it is that of first place`,
    'it is not known who plays whom in the play-offs, or the table decides no champion',
  ),
  places: arrayOf(
    share,
    `Probability of each place, from the first to the last, with four decimals that add up to 1, ${certainty}`,
  ),
  best_place: orNull(positive, 'The best place that the club can still reach', notDecided),
  worst_place: orNull(positive, 'The worst place that the club can still end on', notDecided),
  certain: nullable(certainOutcome, 'nothing is decided'),
  sufficient_points_first: sufficientPoints('first place'),
  sufficient_points_play_offs: sufficientPoints('the play-offs'),
  magic_number_first: magicNumber('first place'),
  magic_number_play_offs: magicNumber('a place in the play-offs'),
  zones: arrayOf(
    z.object({
      ...zoneFields,
      chance: probability(`one of its places, ${certainty}`),
      magic_number: magicNumber('one of its places or a better one; of relegation, a better one'),
    }),
    'The other zones of the table, such as relegation, from the top',
  ),
});

export type Projection = z.infer<typeof projection>;

const scores = {
  log_loss: described(z.number(), 'Mean log loss: less is better'),
  brier: described(z.number(), 'Mean Brier score: less is better'),
  rps: described(z.number(), 'Mean ranked probability score: less is better'),
};

const interval = described(
  z.object({ low: described(z.number(), 'Its lower end'), high: described(z.number(), 'Its upper end') }),
  'Its 95 % interval',
);

/** How well the forecasts of some seasons have done. */
export const forecastRecord = objectSchema(
  'ForecastRecord',
  'How well the forecasts of some seasons have done',
  {
    sample: described(
      text,
      'A season; chosen: those that constants were chosen on; judged: those since; together: all of them',
    ),
    seasons: arrayOf(seasonYear, 'The seasons of the sample'),
    constants_chosen_on: described(
      z.boolean(),
      'Whether constants were chosen on one of these seasons, which flatters the scores',
    ),
    matches: described(count, 'Finished matches with a forecast'),
    ...scores,
    comparisons: arrayOf(
      z.object({
        with: described(
          z.enum(['base_rates', 'equal_clubs', 'odds']),
          'base_rates: the shares of results so far; equal_clubs: no strengths; odds: recorded odds',
        ),
        matches: described(count, 'Finished matches with a forecast'),
        ...scores,
        difference: described(z.number(), 'Our log loss minus theirs; below 0, ours is better'),
        interval,
      }),
      'Other forecasts of the same matches',
    ),
    calibration: arrayOf(
      z.object({
        forecasts: described(count, 'Probabilities in the group'),
        predicted: described(z.number(), 'Their mean'),
        observed: described(z.number(), 'The share of them that came true'),
        interval,
      }),
      'All probabilities in ten groups, the lowest first',
    ),
    in_play: arrayOf(
      z.object({
        minute: described(count, 'The minute of play', 'minutes'),
        matches: described(count, 'Matches whose goals are all listed'),
        log_loss: described(z.number(), 'Mean log loss at that minute'),
      }),
      'The chances of matches in play; empty where goals are not listed',
    ),
    projections: orNull(
      z.object({
        forecasts: described(count, 'Projections before the last day of the table'),
        first: described(z.number(), 'Mean Brier score of first place'),
        play_offs: orNull(
          z.number(),
          'Mean Brier score of a place in the play-offs',
          'no table of the sample sends clubs there',
        ),
      }),
      'The projections of seasons whose table is complete',
      'no season of the sample has a complete table',
    ),
    title: orNull(
      z.object({
        seasons: described(count, 'Seasons whose champion was known after play-offs'),
        log_loss: described(
          z.number(),
          'Mean log loss of the chances of the title when the table was complete',
        ),
        equal_clubs: described(z.number(), 'That of equal chances for the clubs that could still win it'),
        earlier_titles: described(
          z.number(),
          'That of the share of the titles of earlier seasons which the place of the table had won; each place in the ' +
            'play-offs is counted once at the start',
        ),
      }),
      'The chances of the title. A few champions prove nothing',
      'no champion of the sample was decided by play-offs',
    ),
  },
);

export type ForecastRecord = z.infer<typeof forecastRecord>;
