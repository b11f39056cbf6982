import * as z from 'zod/mini';
import { matches } from './dataset/match-rows.ts';
import { clubId, count, feedId, instant, refereeId, seasonYear, side, source, text } from './fields.ts';
import { arrayOf, described, nullable, objectSchema, orNull } from './schema.ts';
import { pick } from './typed.ts';

const columns = matches.row.shape;
/** A match in play has a score, unlike a stored one. */
const notBegun = 'the match has not begun';

const orderNotKnown = 'not finished, or both sides scored and the minute of a goal is not known';

const noVenue = 'no venue is known';

const halfTimeGoals = (side: string) =>
  orNull(count, `Goals of the ${side} club at half-time`, 'not finished, or not known');

const largestDeficit = (side: string) =>
  orNull(
    count,
    `The most goals by which the ${side} club was behind, 0 if never`,
    `${orderNotKnown}, or goals of both sides in one minute leave it open`,
  );

const broadcaster = z.object({
  name: described(text, 'The name of the broadcaster'),
  url: orNull(z.url(), 'The page of the broadcast', 'not known'),
});

/** A published match. */
export const match = objectSchema('Match', 'A match, played or to play', {
  match_id: columns.match_id,
  season_id: feedId('Season'),
  competition: described(z.string(), 'The code of the competition, the same in every match'),
  season: seasonYear,
  ...pick(columns, ['stage', 'matchday', 'date', 'kickoff_utc', 'status']),
  phase: orNull(z.string(), "The feed's own phase of play", 'not known'),
  clock: orNull(count, 'The minute of play', 'not known', 'minutes'),
  additional_time: columns.additional_time,
  home_team: described(text, 'The home club under its name of that season'),
  away_team: described(text, 'The away club under its name of that season'),
  ...pick(columns, ['home_club', 'away_club']),
  home_team_id: nullable(feedId('Team'), 'the feed’s id is not known'),
  away_team_id: nullable(feedId('Team'), 'the feed’s id is not known'),
  home_goals: nullable(columns.home_goals.def.innerType, notBegun),
  away_goals: nullable(columns.away_goals.def.innerType, notBegun),
  half_time_home_goals: halfTimeGoals('home'),
  half_time_away_goals: halfTimeGoals('away'),
  scored_first: orNull(
    side,
    'The side that scored the first goal',
    `there was none, both scored in its minute, or ${orderNotKnown}`,
  ),
  home_largest_deficit: largestDeficit('home'),
  away_largest_deficit: largestDeficit('away'),
  ...pick(columns, ['home_penalties', 'away_penalties']),
  winner: orNull(clubId, 'The club_id of the winner', 'a draw, or not finished'),
  ...pick(columns, ['win_reason', 'home_red_cards', 'away_red_cards']),
  venue: orNull(text, 'The present name of the venue, also of matches under a former one', noVenue),
  ...pick(columns, ['venue_id', 'venue_basis']),
  city: orNull(text, 'The city of the venue', 'not known'),
  ...pick(columns, ['neutral', 'attendance']),
  referee: orNull(text, 'The referee’s name', 'not known'),
  referee_id: nullable(refereeId, 'not known'),
  broadcasters: arrayOf(broadcaster, 'The broadcasters; empty where none is known'),
  highlights_url: orNull(z.url(), 'Highlights video URL', 'not known'),
  tickets_url: orNull(z.url(), 'Ticket sales URL', 'not known'),
  advanced_stats_available: described(z.boolean(), 'Whether match statistics are known'),
  last_updated: orNull(
    instant,
    'When the match, its goals, statistics or referee last changed, in the stored data or in the live feed. It is ' +
      'the end of a day where only that is known',
    'not known',
  ),
  source,
  abandoned: described(z.boolean(), 'Whether a cancelled match was begun, broken off and not resumed'),
});

export type Match = z.infer<typeof match>;

/** The fields that a list of matches shows. */
export const basicMatchFields = [
  'match_id',
  'season',
  'stage',
  'date',
  'kickoff_utc',
  'status',
  'home_team',
  'away_team',
  'home_club',
  'away_club',
  'home_goals',
  'away_goals',
  'home_penalties',
  'away_penalties',
  'venue',
] as const satisfies readonly (keyof Match)[];

const { match_id, season, date, home_team, away_team, home_club, away_club, stage } = match.shape;

/** The fields of the match in every record about a match. */
export const matchContext = { match_id, season, date, home_team, away_team, home_club, away_club, stage };
