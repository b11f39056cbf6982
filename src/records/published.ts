import * as z from 'zod/mini';
import { appearance } from './appearance.ts';
import { matchOdds, observation, quote } from './context.ts';
import { clubNames } from './dataset/clubs.ts';
import { corrections, knownExceptions } from './dataset/corrections.ts';
import { people, playerStints, squads } from './dataset/players.ts';
import { snapshot, stages, standings } from './dataset/seasons.ts';
import { honour, refereedMatch, team, venue } from './directory.ts';
import { seasonYear } from './fields.ts';
import { clubStrength, forecast, forecastRecord, projection, stake } from './forecast.ts';
import { goal } from './goal.ts';
import { inPlayConstants } from './in-play-model.ts';
import type { League } from './league-schema.ts';
import { match } from './match.ts';
import { matchSide, matchStats } from './match-stats.ts';
import { career, player } from './player.ts';
import { expectedGoalsModel, ratingModel, shotsFaced } from './rating-model.ts';
import { type SeasonIndex, season } from './season.ts';
import { checkResult, datasetSize } from './status.ts';
import { teamSeason } from './team-stats.ts';
import { keysOf } from './typed.ts';

/** A derived table, from which answers and downloads are made. */
export interface PublishedTable<Row extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Its path below /dumps/, without extension. */
  readonly file: string;
  readonly description: string;
  /** The columns that together identify a row. It is empty where rows are not unique. */
  readonly key: readonly string[];
  /** Whether its rows have a season. Each season then has a file beside that of the whole table. */
  readonly seasonal: boolean;
  readonly row: Row;
}

const bySeason = { season: seasonYear };

/** Returns what defines tables whose rows have a season, or those of all others. */
const definition =
  <Seasonal extends boolean>(seasonal: Seasonal) =>
  <Row extends z.ZodMiniObject>(file: string, description: string, key: readonly string[], row: Row) => ({
    file,
    description,
    key,
    seasonal,
    row,
  });
const table = definition(false);
const seasonalTable = definition(true);

/** Every published table. */
export const publishedTables = {
  snapshot: table(
    'snapshot',
    'The current season, the day its data is from and its source',
    ['season'],
    snapshot,
  ),
  seasons: table('seasons', 'Seasons and the coverage of their data', ['season'], season),
  stages: table('stages', 'The stages of each season, in order of play', ['season', 'stage'], stages.row),
  clubNames: table('club-names', 'The names of clubs by season', ['club_id', 'from_season'], clubNames.row),
  teams: table('teams', 'Clubs, present and past', ['club_id'], team),
  venues: table('venues', 'Venues', ['venue_id'], venue),
  people: table('people', 'Personal details of players', ['player_id'], people.row),
  matches: seasonalTable('matches', 'Matches, played and to play', ['match_id'], match),
  matchStats: seasonalTable('match-stats', 'Statistics and scorers of each match', ['match_id'], matchStats),
  matchSides: seasonalTable(
    'match-sides',
    'Matches in long form: a row for each side, with its statistics where they are known',
    ['match_id', 'side'],
    matchSide,
  ),
  goals: seasonalTable(
    'goals',
    'Every goal, with its scorer where known',
    ['match_id', 'side', 'number'],
    goal,
  ),
  appearances: seasonalTable(
    'appearances',
    'Who played in each match: started or came on, minutes, goals, assists and cards',
    ['match_id', 'player_id'],
    appearance,
  ),
  honours: table(
    'honours',
    'Champions, winners of tables and awards',
    ['season', 'honour', 'winner'],
    honour,
  ),
  stints: seasonalTable(
    'player-stints',
    'The clubs of players who had two or more in a season, in order',
    ['season', 'player_id', 'stint'],
    z.object({ ...bySeason, ...playerStints.row.shape }),
  ),
  standings: seasonalTable(
    'official-standings',
    'Tables as published by the league',
    ['season', 'stage', 'club'],
    z.object({ ...bySeason, ...standings.row.shape }),
  ),
  players: seasonalTable(
    'players',
    'Players of each season, with statistics and rating',
    ['season', 'player_id'],
    player,
  ),
  careers: table('careers', 'Players over all seasons', ['player_id'], career),
  shotsFaced: seasonalTable(
    'shots-faced',
    'Shots on target and goals that clubs faced, from match statistics',
    ['season', 'club'],
    shotsFaced,
  ),
  squads: seasonalTable(
    'squads',
    'Shirt numbers',
    ['season', 'player_id'],
    z.object({ ...bySeason, ...squads.row.shape }),
  ),
  teamStats: seasonalTable(
    'team-stats',
    'Statistics of clubs by season and stage',
    ['season', 'stage', 'club'],
    teamSeason,
  ),
  referees: seasonalTable(
    'referees',
    'The referee of each match, with its cards',
    ['match_id'],
    refereedMatch,
  ),
  weather: seasonalTable('weather', 'The weather at matches', ['match_id'], observation),
  odds: seasonalTable('odds', 'Recorded prices of matches', ['match_id', 'bookmaker'], matchOdds),
  oddsQuotes: seasonalTable('odds-quotes', 'Timestamped bookmaker prices', [], quote),
  expectedGoals: table('expected-goals', 'The model of expected goals', [], expectedGoalsModel),
  ratingModel: table(
    'rating-model',
    'Parameters of the rating, estimated from past seasons',
    [],
    ratingModel,
  ),
  clubStrength: seasonalTable(
    'club-strength',
    'The strength of each club before a season and after each of its matches',
    ['season', 'date', 'club'],
    clubStrength,
  ),
  forecasts: seasonalTable('forecasts', 'The forecast of each match', ['match_id'], forecast),
  stakes: seasonalTable(
    'stakes',
    'What each match of the 14 days after the last results means for each club',
    ['match_id', 'club'],
    stake,
  ),
  projections: seasonalTable(
    'projections',
    'The expected end of each table, before a season and after each day of it',
    ['season', 'date', 'club'],
    projection,
  ),
  forecastRecord: table('forecast-record', 'How well the forecasts have done', ['sample'], forecastRecord),
  inPlayModel: table(
    'in-play-model',
    'Constants of the chances of matches in play, by the first season of each',
    ['from_season'],
    inPlayConstants,
  ),
  checks: table('checks', 'Integrity rules and their results on the data', ['name'], checkResult),
  corrections: table(
    'corrections',
    'Values that differ from their source, with the reason',
    ['table', 'subject', 'column'],
    corrections.row,
  ),
  knownExceptions: table(
    'known-exceptions',
    'Reviewed rows that break an integrity rule',
    ['check', 'subject'],
    knownExceptions.row,
  ),
  datasets: table('datasets', 'The tables about the league and their sizes', ['name'], datasetSize),
} as const satisfies Record<string, PublishedTable>;

export type TableName = keyof typeof publishedTables;
export type Row<Name extends TableName> = z.infer<(typeof publishedTables)[Name]['row']>;

export const tableNames = keysOf(publishedTables);

/** A table that an answer is made from, either one season of it or all of it. */
export interface Reading {
  readonly table: TableName;
  readonly season?: number | undefined;
}

/** What is known before any row is loaded. */
export interface World {
  readonly league: League;
  /** The season index, which is loaded with any table. */
  readonly index: SeasonIndex;
}

/** A league with loaded tables, whose rows are in the published order. */
export interface Tables extends World {
  /**
   * Returns the rows of a table, or of one season of it.
   *
   * @throws {Error} if the table, or that season of it, was not loaded
   */
  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[];
}

/**
 * Returns the snapshot, which has the current season and the day its data is from.
 *
 * @throws {Error} if the tables have no snapshot, which the build never publishes
 */
export function snapshotOf(tables: Pick<Tables, 'rows'>): Row<'snapshot'> {
  const [snapshot] = tables.rows('snapshot');
  if (!snapshot) throw new Error('The snapshot table is empty; expected one row.');
  return snapshot;
}

/** Returns the address of the file of a table, or of one season of it. */
export function tableAddress(table: TableName, season?: number): string {
  const { file } = publishedTables[table];
  return season === undefined ? `/dumps/${file}.json` : `/dumps/${file}/${season}.json`;
}
