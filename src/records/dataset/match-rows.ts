import * as z from 'zod/mini';
import {
  clubId,
  countUpTo,
  day,
  feedId,
  instant,
  matchStatus,
  personName,
  positive,
  refereeId,
  stageName,
  venueId,
  winReason,
} from '../fields.ts';
import { described, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

const notFinished = 'the match is not finished';
const halfTimeNotKnown = 'not known but by the goals, or not finished';

/** No season has more rounds. */
export const maxMatchday = 60;

/** Goals of a side. The most in a first-class match were those of Arbroath in 1885. */
export const goalsOfSide = countUpTo(36);

/** Goals of a side in a shoot-out. The longest had 28 of one side. */
const shootOutGoals = countUpTo(30);

/** Minutes added at the end of a period. */
export const maxAddedMinutes = 30;

/** Cards of a side, substitutes and staff included. */
const redCards = countUpTo(11);

/** No match had more: 199,854 in 1950. */
export const maxAttendance = 200_000;

export const matches = defineTable({
  name: 'matches',
  description: 'Every match of the season, played or to play, by date, kick-off and id',
  seasonal: true,
  isRequired: true,
  key: ['match_id'],
  references: { home_club: 'clubs', away_club: 'clubs', winner: 'clubs', venue_id: 'venues' },
  row: z.object({
    match_id: feedId('Match'),
    date: described(day, 'The day of the match in the time zone of its venue'),
    kickoff_utc: orNull(instant, 'When the match begins, by the schedule', 'the time of day is not known'),
    stage: nullable(stageName, 'the feed named a stage that data/stages.csv does not have'),
    matchday: orNull(
      positive.check(z.lte(maxMatchday)),
      'The round of the schedule the match belongs to',
      'the match is of no round, or the feed named none',
    ),
    status: matchStatus,
    home_club: described(clubId, 'The home club, by its club_id'),
    away_club: described(clubId, 'The away club, by its club_id'),
    home_goals: orNull(goalsOfSide, "The home club's goals, extra time included", notFinished),
    away_goals: orNull(goalsOfSide, "The away club's goals, extra time included", notFinished),
    home_penalties: orNull(
      shootOutGoals,
      "The home club's goals in the shoot-out",
      'no shoot-out, or not known',
    ),
    away_penalties: orNull(
      shootOutGoals,
      "The away club's goals in the shoot-out",
      'no shoot-out, or not known',
    ),
    winner: orNull(clubId, 'The club that won', 'a draw, or not finished'),
    win_reason: nullable(winReason, notFinished),
    additional_time: orNull(
      countUpTo(maxAddedMinutes),
      'Time added at the end of the last period',
      'not known, or not finished',
      'minutes',
    ),
    home_red_cards: orNull(redCards, 'Red cards of the home club', 'not known, or not finished'),
    away_red_cards: orNull(redCards, 'Red cards of the away club', 'not known, or not finished'),
    attendance: orNull(
      positive.check(z.lte(maxAttendance)),
      'The number of spectators',
      'not reported',
      'people',
    ),
    venue_id: orNull(venueId, 'The venue, by its venue_id', 'not known'),
    venue_basis: orNull(
      z.enum(['feed', 'home ground', 'season']),
      'How the venue is known: named by the feed, the home club’s venue, or the single venue of the season',
      'no venue is known',
    ),
    neutral: described(
      z.boolean(),
      'Whether the match is at a neutral venue, or at the one site of a season that is not the home club’s own',
    ),
    half_time_home_goals: orNull(goalsOfSide, "The home club's goals at half-time", halfTimeNotKnown),
    half_time_away_goals: orNull(goalsOfSide, "The away club's goals at half-time", halfTimeNotKnown),
    abandoned: orNull(
      z.boolean(),
      'Whether a cancelled match was begun, broken off and not resumed',
      'it was not, as far as is known',
    ),
  }),
});

/** A table with a row for a match. */
const ofEachMatch = { seasonal: true, key: ['match_id'], references: { match_id: 'matches' } } as const;

export const matchUpdates = defineTable({
  name: 'match-updates',
  description: 'When a match, its goals, its statistics or its referee last changed in data/',
  ...ofEachMatch,
  row: z.object({
    match_id: feedId('Match'),
    last_updated: described(
      instant,
      'The moment of the refresh, import or correction that last changed it; the end of its day where only that is known',
    ),
  }),
});

export const referees = defineTable({
  name: 'referees',
  description: 'The referee of a match{referees.note}',
  ...ofEachMatch,
  row: z.object({
    match_id: feedId('Match'),
    referee_id: described(
      feedId('Referee'),
      "The feed's id of the referee; in a league without a feed, the name as a slug",
    ),
    name: orNull(personName, 'The referee’s name', 'the feed gives the id alone'),
    short_name: orNull(
      personName,
      'The referee’s name with the first name as an initial',
      'the feed gives the id alone',
    ),
  }),
});

export const refereeIds = defineTable({
  name: 'referee-ids',
  description: 'The id of ours of each referee of the feed',
  seasonal: false,
  key: ['feed_referee_id'],
  row: z.object({
    referee_id: refereeId,
    feed_referee_id: feedId('Referee'),
  }),
});

export const weather = defineTable({
  name: 'weather',
  description: 'Weather at the venue at kick-off',
  ...ofEachMatch,
  row: z.object({
    match_id: feedId('Match'),
    period: described(
      z.enum(['day', 'hour']),
      'What the figures are of. hour: the hour of the kick-off; day: the whole day. By their size, precipitation is ' +
        "then the day's sum, temperature its mean and wind its highest",
    ),
    temperature_c: orNull(z.number(), 'Air temperature', 'not recorded', '°C'),
    wind_kmh: orNull(z.number().check(z.gte(0)), 'Wind speed', 'not recorded', 'km/h'),
    precipitation_mm: orNull(z.number().check(z.gte(0)), 'Rain or melted snow', 'not recorded', 'mm'),
  }),
});
