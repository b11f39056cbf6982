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
  <Row extends z.ZodMiniObject>(file: string, row: Row) => ({ file, seasonal, row });
const table = definition(false);
const seasonalTable = definition(true);

/** Every published table. What documents say of them is in `table-documents.ts`, which the Worker does not carry. */
export const publishedTables = {
  snapshot: table('snapshot', snapshot),
  seasons: table('seasons', season),
  stages: table('stages', stages.row),
  clubNames: table('club-names', clubNames.row),
  teams: table('teams', team),
  venues: table('venues', venue),
  people: table('personal-details', people.row),
  matches: seasonalTable('matches', match),
  matchStats: seasonalTable('match-stats', matchStats),
  matchSides: seasonalTable('team-matches', matchSide),
  goals: seasonalTable('goals', goal),
  appearances: seasonalTable('appearances', appearance),
  honours: table('honours', honour),
  stints: seasonalTable('player-stints', z.object({ ...bySeason, ...playerStints.row.shape })),
  standings: seasonalTable('official-standings', z.object({ ...bySeason, ...standings.row.shape })),
  players: seasonalTable('players', player),
  careers: table('people', career),
  shotsFaced: seasonalTable('shots-faced', shotsFaced),
  squads: seasonalTable('squads', z.object({ ...bySeason, ...squads.row.shape })),
  teamStats: seasonalTable('team-stats', teamSeason),
  referees: seasonalTable('referees', refereedMatch),
  weather: seasonalTable('weather', observation),
  odds: seasonalTable('odds', matchOdds),
  oddsQuotes: seasonalTable('odds-quotes', quote),
  expectedGoals: table('expected-goals', expectedGoalsModel),
  ratingModel: table('rating-model', ratingModel),
  clubStrength: seasonalTable('strength', clubStrength),
  forecasts: seasonalTable('forecasts', forecast),
  stakes: seasonalTable('stakes', stake),
  projections: seasonalTable('projections', projection),
  forecastRecord: table('forecast-record', forecastRecord),
  inPlayModel: table('in-play-model', inPlayConstants),
  checks: table('checks', checkResult),
  corrections: table('corrections', corrections.row),
  knownExceptions: table('known-exceptions', knownExceptions.row),
  datasets: table('datasets', datasetSize),
} as const satisfies Record<string, Omit<PublishedTable, 'description' | 'key'>>;

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
