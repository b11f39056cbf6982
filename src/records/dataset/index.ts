import type * as z from 'zod';
import type { ExpectedGoalsModel } from '../expected-goals.ts';
import type { ForecastModel } from '../forecast-model.ts';
import type { RatingEvidence } from '../rating-evidence.ts';
import type { RatingModel } from '../rating-model.ts';
import { keysOf } from '../typed.ts';
import { clubNames } from './club-names.ts';
import { clubs } from './clubs.ts';
import { corrections } from './corrections.ts';
import { goals } from './goals.ts';
import { honours } from './honours.ts';
import { knownExceptions } from './known-exceptions.ts';
import { matchStats } from './match-stats.ts';
import { matchUpdates } from './match-updates.ts';
import { matches } from './matches.ts';
import { odds } from './odds.ts';
import { oddsQuotes } from './odds-quotes.ts';
import { people } from './people.ts';
import { playerStints } from './player-stints.ts';
import { players } from './players.ts';
import { referees } from './referees.ts';
import { seasons } from './seasons.ts';
import type { Snapshot } from './snapshot.ts';
import { squads } from './squads.ts';
import { stages } from './stages.ts';
import { standings } from './standings.ts';
import type { DatasetTable } from './table.ts';
import { teamStats } from './team-stats.ts';
import { venues } from './venues.ts';
import { weather } from './weather.ts';

/** The tables of the dataset, by their names in code. */
export const datasetTables = {
  seasons,
  stages,
  honours,
  clubs,
  clubNames,
  venues,
  people,
  squads,
  matches,
  matchUpdates,
  standings,
  goals,
  matchStats,
  teamStats,
  players,
  playerStints,
  referees,
  weather,
  odds,
  oddsQuotes,
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
export function rowsOf(dataset: Dataset, name: DatasetTableName): readonly { readonly season?: number }[] {
  const rows: readonly object[] = dataset[name];
  // A row may have a season or none, and the compiler rejects a cast between types that share no field.
  return rows as readonly { readonly season?: number }[];
}

/** Returns the dataset with only the rows of one season in each seasonal table. */
export function datasetOfSeason(dataset: Dataset, season: number): Dataset {
  const tables = keysOf(datasetTables).map((name) => {
    return [name, rowsOf(dataset, name).filter((row) => row.season === undefined || row.season === season)];
  });
  return { ...dataset, ...Object.fromEntries(tables) };
}

/** The whole dataset, parsed and validated. */
export type Dataset = { readonly [Name in DatasetTableName]: readonly DatasetRow<Name>[] } & {
  readonly snapshot: Snapshot;
  /** Null without `expected-goals.json`, so that expected goals are unknown. */
  readonly expectedGoals: ExpectedGoalsModel | null;
  /** Null without `rating-model.json`, so that no player is rated. */
  readonly ratingModel: RatingModel | null;
  readonly ratingEvidence: RatingEvidence | null;
  /** Null without `forecast-model.json`, so that forecasts have the general constants. */
  readonly forecastModel: ForecastModel | null;
};
