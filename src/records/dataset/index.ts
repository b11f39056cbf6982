import type * as z from 'zod/mini';
import type { ForecastModel, InPlayModel } from '../forecast-model.ts';
import type { League } from '../league-schema.ts';
import type { ExpectedGoalsModel, RatingModel } from '../rating-model.ts';
import { keysOf } from '../typed.ts';
import { appearances } from './appearance-rows.ts';
import { clubNames, clubs, venues } from './club-rows.ts';
import { corrections, knownExceptions } from './correction-rows.ts';
import type { DatasetTable } from './define-table.ts';
import { goals } from './goal-rows.ts';
import { ids, providers, retiredIds } from './id-rows.ts';
import { matches, matchUpdates, refereeIds, referees, weather } from './match-rows.ts';
import { odds, oddsQuotes } from './odds-rows.ts';
import { people, playerStints, players, squads } from './player-rows.ts';
import { coaches, honours, type Snapshot, seasons, stages, standings } from './season-rows.ts';
import { matchStats, teamStats } from './statistics-rows.ts';

/** The tables of the dataset, by their names in code. */
export const datasetTables = {
  seasons,
  stages,
  honours,
  clubs,
  clubNames,
  coaches,
  venues,
  people,
  squads,
  matches,
  matchUpdates,
  standings,
  goals,
  appearances,
  matchStats,
  teamStats,
  players,
  playerStints,
  referees,
  refereeIds,
  weather,
  odds,
  oddsQuotes,
  providers,
  ids,
  retiredIds,
  corrections,
  knownExceptions,
} as const;

export type DatasetTableName = keyof typeof datasetTables;

/** A row of a table. In a seasonal table it has the season of its file. */
export type DatasetRow<Name extends DatasetTableName> =
  (typeof datasetTables)[Name] extends DatasetTable<infer Row, infer Seasonal>
    ? z.infer<Row> & (Seasonal extends true ? { readonly season: number } : unknown)
    : never;

/** Returns the rows of any table, as far as their types agree. */
export function rowsOf(
  dataset: DatasetRows,
  name: DatasetTableName,
): readonly { readonly season?: number }[] {
  const rows: readonly object[] = dataset[name];
  // A row may have a season or none, and the compiler rejects a cast between types that share no field.
  return rows as readonly { readonly season?: number }[];
}

/** Returns the dataset with only the rows of one season in each seasonal table. */
export function datasetOfSeason<Rows extends DatasetRows>(dataset: Rows, season: number): Rows {
  const tables = keysOf(datasetTables).map((name) => {
    return [name, rowsOf(dataset, name).filter((row) => row.season === undefined || row.season === season)];
  });
  return { ...dataset, ...Object.fromEntries(tables) };
}

/** The rows and documents of a dataset. */
export type DatasetRows = { readonly [Name in DatasetTableName]: readonly DatasetRow<Name>[] } & {
  readonly snapshot: Snapshot;
  /** Null without `expected-goals.json`, so that expected goals are unknown. */
  readonly expectedGoals: ExpectedGoalsModel | null;
  /** Null without `rating-model.json`, so that no player is rated. */
  readonly ratingModel: RatingModel | null;
  /** Null without `forecast-model.json`, so that forecasts have the general constants. */
  readonly forecastModel: ForecastModel | null;
  /** Null without `in-play-model.json`, so that chances of matches in play have the general constants. */
  readonly inPlayModel: InPlayModel | null;
};

/** The whole dataset, parsed and validated. */
export interface Dataset extends DatasetRows {
  readonly league: League;
}
