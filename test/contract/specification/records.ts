import * as z from 'zod/mini';
import { answerHas, anything, day, integer, number, rowsHave, text } from './expectations.ts';
import type { Expectation, Requirement } from './requirement.ts';

const finishedMatches = '/matches?season={season}&status=FINISHED&limit=500';
const table = '/standings?season={season}';
const currentTable = '/standings?season={current}';
const players = '/players?season={season}&limit=500';
const statistics = '/match-stats?match_id={match.match_id}';

/** What a club or a venue may lack in a league whose facts are not all known. */
const textOrNull = z.nullable(text);
const integerOrNull = z.nullable(integer);
const numberOrNull = z.nullable(number);
const tableRow = z.object({ position: integer, team: text, points: integer });

const club = (name: string, type: z.ZodMiniType): Expectation => rowsHave('teams', { [name]: type }, 'clubs');

/** Expects statistics of both sides of a match, whose values may be unknown. */
function ofBothSides(...names: readonly string[]): Expectation {
  const side = z.object(Object.fromEntries(names.map((name) => [name, anything])));
  return answerHas({ team_stats: z.nullable(z.object({ home: side, away: side })) });
}

const goals = z.array(z.object({ minute: integerOrNull }));
/** Decimal odds. */
const price = z.nullable(number.check(z.gt(1)));

/** Resources and their fields. */
export const recordRequirements: readonly Requirement[] = [
  ['date | string, YYYY-MM-DD', finishedMatches, rowsHave('matches', { date: day })],
  ['home_team | string', finishedMatches, rowsHave('matches', { home_team: text })],
  ['away_team | string', finishedMatches, rowsHave('matches', { away_team: text })],
  ['home_goals | integer', finishedMatches, rowsHave('matches', { home_goals: integer })],
  ['away_goals | integer', finishedMatches, rowsHave('matches', { away_goals: integer })],
  ['season | integer', finishedMatches, rowsHave('matches', { season: integer })],
  ['venue | string', finishedMatches, rowsHave('matches', { venue: textOrNull })],
  ['The v1 match record also carries a status', finishedMatches, rowsHave('matches', { status: text })],
  ['is selectable by match_id (string)', finishedMatches, rowsHave('matches', { match_id: text })],

  ['position | integer', table, rowsHave('standings', { position: integer })],
  ['team | string', table, rowsHave('standings', { team: text })],
  ['played | integer', table, rowsHave('standings', { played: integer })],
  ['wins | integer', table, rowsHave('standings', { wins: integer })],
  ['draws | integer', table, rowsHave('standings', { draws: integer })],
  ['losses | integer', table, rowsHave('standings', { losses: integer })],
  ['goals_for | integer', table, rowsHave('standings', { goals_for: integer })],
  ['goals_against | integer', table, rowsHave('standings', { goals_against: integer })],
  ['goal_difference | integer', table, rowsHave('standings', { goal_difference: integer })],
  ['points | integer', table, rowsHave('standings', { points: integer })],
  [
    'The live current-season table also includes form, movement and qualification.',
    currentTable,
    rowsHave('standings', { form: anything, movement: anything, qualification: anything }),
  ],
  ['season (integer)', table, answerHas({ season: integer })],
  ['standings (array of standing rows)', table, answerHas({ standings: z.array(tableRow) })],
  [
    "source (string): `official` means taken from the league's official feed and excluding playoffs; `calculated` means computed from match results.",
    table,
    answerHas({ source: z.enum(['official', 'calculated']) }),
  ],
  [
    '`calculated` means computed from match results',
    '/standings?season={season}&date={match.date}',
    answerHas({ source: z.literal('calculated') }),
  ],

  ['name | string', '/teams', club('name', text)],
  ['city | string', '/teams', club('city', textOrNull)],
  ['stadium | string', '/teams', club('stadium', textOrNull)],
  ['founded | integer (year)', '/teams', club('founded', integerOrNull)],
  ['latitude | number', '/teams', club('latitude', numberOrNull)],
  ['longitude | number', '/teams', club('longitude', numberOrNull)],
  ['surface | string', '/teams', club('surface', textOrNull)],
  ['status | string, for example `active`', '/teams', club('status', text)],
  [
    'The envelope is count (integer) plus teams (array).',
    '/teams',
    answerHas({ count: integer, teams: z.array(z.unknown()) }),
  ],

  ['The player record has the identity', players, rowsHave('players', { player_id: text, name: text })],
  ['appearances', players, rowsHave('players', { appearances: anything })],
  ['minutes', players, rowsHave('players', { minutes: anything })],
  ['goals', players, rowsHave('players', { goals: anything })],
  ['assists', players, rowsHave('players', { assists: anything })],
  ['xG', players, rowsHave('players', { xg: anything })],
  ['shooting', players, rowsHave('players', { shots: anything, shots_on_target: anything })],
  ['creation', players, rowsHave('players', { key_passes: anything, big_chances_created: anything })],
  ['passing', players, rowsHave('players', { total_passes: anything, pass_accuracy: anything })],
  [
    'carrying',
    players,
    rowsHave('players', { progressive_carries: anything, successful_dribbles: anything }),
  ],
  ['duels', players, rowsHave('players', { duels_won: anything, duels_total: anything })],
  [
    'defending',
    players,
    rowsHave('players', {
      tackles: anything,
      interceptions: anything,
      recoveries: anything,
      clearances: anything,
    }),
  ],
  ['goalkeeping', players, rowsHave('players', { saves: anything, goals_conceded: anything })],
  ['discipline', players, rowsHave('players', { yellow_cards: anything, red_cards: anything })],
  ['overall rating (0 to 10)', players, rowsHave('players', { rating: anything })],
  ['rank', players, rowsHave('players', { rating_rank: anything })],
  ['a five-area rating breakdown', players, rowsHave('players', { rating_breakdown: anything })],
  [
    'Position values are Goalkeeper, Defender, Midfielder, Forward.',
    players,
    rowsHave('players', {
      position: z.nullable(z.enum(['Goalkeeper', 'Defender', 'Midfielder', 'Forward'])),
    }),
  ],

  ['Match statistics cover possession', statistics, ofBothSides('possession')],
  ['shots', statistics, ofBothSides('shots')],
  ['xG', statistics, ofBothSides('xg')],
  ['passes', statistics, ofBothSides('total_passes')],
  ['duels', statistics, ofBothSides('duels_won')],
  ['cards', statistics, ofBothSides('yellow_cards', 'red_cards')],
  ['scorers', statistics, answerHas({ home_scorers: goals, away_scorers: goals })],
  ['attendance', statistics, answerHas({ attendance: integerOrNull })],
  [
    'Team statistics are season-long advanced metrics.',
    '/team-stats',
    rowsHave('team_stats', { played: integer, shots: anything, possession: anything }, 'team-stats'),
  ],
  [
    'With raw=true, every source metric is included.',
    '/team-stats?raw=true',
    rowsHave('team_stats', { raw_stats: z.nullable(z.record(z.string(), z.unknown())) }, 'team-stats'),
  ],
  ['Referee records are assignments per match', '/referees', rowsHave('referees', { match_id: text })],
  ['or aggregates with summary=true', '/referees?summary=true', rowsHave('referees', { matches: integer })],
  ['Venue records have capacity', '/venues', rowsHave('venues', { capacity: integerOrNull })],
  ['surface', '/venues', rowsHave('venues', { surface: textOrNull })],
  ['founding year', '/venues', rowsHave('venues', { opened: integerOrNull })],
  ['city', '/venues', rowsHave('venues', { city: textOrNull })],
  ['coordinates', '/venues', rowsHave('venues', { latitude: numberOrNull, longitude: numberOrNull })],
  ['Weather records have temperature', '/weather', rowsHave('weather', { temperature_c: numberOrNull })],
  ['wind', '/weather', rowsHave('weather', { wind_kmh: numberOrNull })],
  ['precipitation', '/weather', rowsHave('weather', { precipitation_mm: numberOrNull })],
  [
    'Odds records are recorded closing prices.',
    '/odds',
    rowsHave('odds', { bookmaker: text, home: price, draw: price, away: price }),
  ],
  [
    'Odds-quote records are timestamped bookmaker snapshots',
    '/odds-quotes',
    rowsHave('odds_quotes', { bookmaker: text, captured_at: z.iso.datetime() }, 'odds-quotes'),
  ],
];
