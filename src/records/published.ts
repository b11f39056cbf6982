import type * as z from 'zod/mini';
import type { League } from './league-schema.ts';
import type { SeasonIndex } from './season.ts';
import type { tableSchemas } from './table-schemas.ts';
import { keysOf } from './typed.ts';

/** Where a derived table is published, from which answers and downloads are made. */
export interface PublishedFile {
  /** Its path below /dumps/, without extension. */
  readonly file: string;
  /** Whether its rows have a season. Each season then has a file beside that of the whole table. */
  readonly seasonal?: boolean;
  /** Whether it is about the service and its data, and not about the league. */
  readonly isOfService?: boolean;
}

const files = {
  snapshot: { file: 'snapshot', isOfService: true },
  seasons: { file: 'seasons' },
  stages: { file: 'stages' },
  clubNames: { file: 'club-names' },
  teams: { file: 'teams' },
  coaches: { file: 'coaches' },
  venues: { file: 'venues' },
  people: { file: 'personal-details' },
  matches: { file: 'matches', seasonal: true },
  matchStats: { file: 'match-stats', seasonal: true },
  matchSides: { file: 'team-matches', seasonal: true },
  goals: { file: 'goals', seasonal: true },
  appearances: { file: 'appearances', seasonal: true },
  honours: { file: 'honours' },
  stints: { file: 'player-stints', seasonal: true },
  standings: { file: 'official-standings', seasonal: true },
  players: { file: 'players', seasonal: true },
  careers: { file: 'people' },
  shotsFaced: { file: 'shots-faced', seasonal: true },
  squads: { file: 'squads', seasonal: true },
  teamStats: { file: 'team-stats', seasonal: true },
  referees: { file: 'referees', seasonal: true },
  weather: { file: 'weather', seasonal: true },
  odds: { file: 'odds', seasonal: true },
  oddsQuotes: { file: 'odds-quotes', seasonal: true },
  providers: { file: 'providers' },
  ids: { file: 'ids' },
  retiredIds: { file: 'retired-ids' },
  expectedGoals: { file: 'expected-goals', isOfService: true },
  ratingModel: { file: 'rating-model', isOfService: true },
  clubStrength: { file: 'strength', seasonal: true },
  forecasts: { file: 'forecasts', seasonal: true },
  stakes: { file: 'stakes', seasonal: true },
  projections: { file: 'projections', seasonal: true },
  forecastRecord: { file: 'forecast-record', isOfService: true },
  inPlayModel: { file: 'in-play-model', isOfService: true },
  checks: { file: 'checks', isOfService: true },
  corrections: { file: 'corrections', isOfService: true },
  knownExceptions: { file: 'known-exceptions', isOfService: true },
  datasets: { file: 'datasets', isOfService: true },
} satisfies Readonly<Record<string, PublishedFile>>;

/** Every published table; `table-schemas.ts` has the schema and the description of each. */
export const publishedTables: Readonly<Record<keyof typeof files, PublishedFile>> = files;

export type TableName = keyof typeof files;
export type Row<Name extends TableName> = z.infer<(typeof tableSchemas)[Name]['row']>;

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
