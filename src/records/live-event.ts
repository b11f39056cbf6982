import * as z from 'zod/mini';
import { count, instant, positive, side } from './fields.ts';
import { probabilities } from './forecast.ts';
import { scorerFields } from './goal.ts';
import { match } from './match.ts';
import { arrayOf, described, enumeration, nullable, objectSchema, orNull } from './schema.ts';
import { standing } from './standing.ts';

const { match_id, home_team, away_team, home_club, away_club, clock } = match.shape;
const { player, player_id, kind: goalKind, minute, added_minute } = scorerFields;

const ofMatch = <Schema extends z.ZodMiniType>(schema: Schema) =>
  nullable(schema, 'the event is of the table');
const goalsAfter = (club: string) =>
  orNull(
    count,
    `The ${club} club's goals after the event, extra time included`,
    'the event is of the table, or the score is not known',
  );
const { club, team, position } = standing.shape;

/** Something that happened in a match of the current season, or in its table. */
export const liveEvent = objectSchema('LiveEvent', 'Something that happened in a match, or in the table', {
  id: described(
    count,
    'Ids only grow; each is at least the Unix time, in milliseconds, when the event was recorded',
  ),
  at: described(instant, 'When the service learned of it'),
  kind: enumeration(
    'LiveEventKind',
    'goal_cancelled: a goal was taken back; scorer: the feed now names who scored an earlier goal, or which one; ' +
      'correction: a match went back behind earlier events, in its final score, its red cards or its progress',
    [
      'kick_off',
      'goal',
      'goal_cancelled',
      'scorer',
      'red_card',
      'half_time',
      'full_time',
      'correction',
      'table_change',
    ],
  ),
  match_id: ofMatch(match_id),
  home_team: ofMatch(home_team),
  away_team: ofMatch(away_team),
  home_club: ofMatch(home_club),
  away_club: ofMatch(away_club),
  home_goals: goalsAfter('home'),
  away_goals: goalsAfter('away'),
  clock,
  side: orNull(
    side,
    'The side that the goal counts for, or whose player was sent off',
    'the event is of no side',
  ),
  goal_number: orNull(
    positive,
    'Which goal of its side the event is about, 1 for the first: goal and goal_cancelled are the goal with which the ' +
      'side has, or had, so many; scorer names that goal',
    'the event is about no goal, or it is not certain which goal the scorer scored',
  ),
  player,
  player_id,
  goal_kind: nullable(goalKind, 'the scorer is not known'),
  minute,
  added_minute,
  moves: arrayOf(
    z.object({
      club,
      team,
      position,
      previous_position: described(position, 'The position before'),
    }),
    'The clubs that changed places in the table of the season; empty for other kinds',
  ),
  probabilities: orNull(
    probabilities,
    'Probabilities of the results after the event',
    'the event is of the table or told after the match, or its minute or the forecast is not known',
  ),
});

export type LiveEvent = z.infer<typeof liveEvent>;

/** How long events are kept. */
export const eventsKeptMs = 2 * 24 * 60 * 60 * 1000;
