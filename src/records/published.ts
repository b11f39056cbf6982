import type * as z from 'zod/mini';
import type { League } from './league-schema.ts';
import type { SeasonIndex } from './season.ts';
import type { tableRows } from './table-rows.ts';
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
  /** Whether it is about the service and its data, and not about the league. */
  readonly isOfService: boolean;
  readonly row: Row;
}

const table = (file: string) => ({ file, seasonal: false, isOfService: false }) as const;
const seasonalTable = (file: string) => ({ file, seasonal: true, isOfService: false }) as const;
const serviceTable = (file: string) => ({ file, seasonal: false, isOfService: true }) as const;

/** Every published table; its rows are in `table-rows.ts`, its description and key in `table-documents.json`. */
export const publishedTables = {
  snapshot: serviceTable('snapshot'),
  seasons: table('seasons'),
  stages: table('stages'),
  clubNames: table('club-names'),
  teams: table('teams'),
  venues: table('venues'),
  people: table('personal-details'),
  matches: seasonalTable('matches'),
  matchStats: seasonalTable('match-stats'),
  matchSides: seasonalTable('team-matches'),
  goals: seasonalTable('goals'),
  appearances: seasonalTable('appearances'),
  honours: table('honours'),
  stints: seasonalTable('player-stints'),
  standings: seasonalTable('official-standings'),
  players: seasonalTable('players'),
  careers: table('people'),
  shotsFaced: seasonalTable('shots-faced'),
  squads: seasonalTable('squads'),
  teamStats: seasonalTable('team-stats'),
  referees: seasonalTable('referees'),
  weather: seasonalTable('weather'),
  odds: seasonalTable('odds'),
  oddsQuotes: seasonalTable('odds-quotes'),
  expectedGoals: serviceTable('expected-goals'),
  ratingModel: serviceTable('rating-model'),
  clubStrength: seasonalTable('strength'),
  forecasts: seasonalTable('forecasts'),
  stakes: seasonalTable('stakes'),
  projections: seasonalTable('projections'),
  forecastRecord: serviceTable('forecast-record'),
  inPlayModel: serviceTable('in-play-model'),
  checks: serviceTable('checks'),
  corrections: serviceTable('corrections'),
  knownExceptions: serviceTable('known-exceptions'),
  datasets: serviceTable('datasets'),
} as const satisfies Record<string, Pick<PublishedTable, 'file' | 'seasonal' | 'isOfService'>>;

export type TableName = keyof typeof publishedTables;
export type Row<Name extends TableName> = z.infer<(typeof tableRows)[Name]>;

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
