import type * as z from 'zod';
import { clubNames } from './dataset/club-names.ts';
import { snapshot } from './dataset/snapshot.ts';
import { stages } from './dataset/stages.ts';
import { standings } from './dataset/standings.ts';
import { expectedGoalsModel } from './expected-goals.ts';
import { seasonYear } from './fields.ts';
import { checkResult, datasetSize } from './health.ts';
import { match } from './match.ts';
import { matchStats } from './match-stats.ts';
import { player } from './player.ts';
import { season } from './season.ts';
import { team } from './team.ts';
import { teamSeason } from './team-stats.ts';
import { venue } from './venue.ts';

/** A table that answers are made from, as the build derives it and the edge reads it. */
export interface PublishedTable<Row extends z.ZodObject = z.ZodObject> {
  /** Its path below /dumps/, without ending; a folder of a file for each season where it is seasonal. */
  readonly file: string;
  readonly seasonal: boolean;
  readonly row: Row;
}

/** Every table that answers are made from. */
export const publishedTables = {
  snapshot: { file: 'snapshot', seasonal: false, row: snapshot },
  seasons: { file: 'seasons', seasonal: false, row: season },
  stages: { file: 'stages', seasonal: false, row: stages.row },
  clubNames: { file: 'club-names', seasonal: false, row: clubNames.row },
  teams: { file: 'teams', seasonal: false, row: team },
  venues: { file: 'venues', seasonal: false, row: venue },
  expectedGoals: { file: 'expected-goals', seasonal: false, row: expectedGoalsModel },
  matches: { file: 'matches', seasonal: true, row: match },
  standings: { file: 'standings', seasonal: true, row: standings.row.extend({ season: seasonYear }) },
  matchStats: { file: 'match-stats', seasonal: true, row: matchStats },
  players: { file: 'players', seasonal: true, row: player },
  teamStats: { file: 'team-stats', seasonal: true, row: teamSeason },
  checks: { file: 'checks', seasonal: false, row: checkResult },
  datasets: { file: 'datasets', seasonal: false, row: datasetSize },
} as const satisfies Record<string, PublishedTable>;

export type TableName = keyof typeof publishedTables;
export type Row<Name extends TableName> = z.infer<(typeof publishedTables)[Name]['row']>;

/** A table, or one season of it, that an answer reads. Without a season: all of it. */
export interface Reading {
  readonly table: TableName;
  readonly season?: number | 'current' | undefined;
}

/** The tables at hand, in their published order. */
export interface Tables {
  /**
   * The rows of a table, of one season where one is given. A season without a file has none.
   *
   * @throws {Error} if the table was not read
   */
  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[];
}

/** The address of a table's file. */
export function tableAddress(table: TableName, season?: number): string {
  const { file, seasonal } = publishedTables[table];
  return seasonal ? `/dumps/${file}/${season}.json` : `/dumps/${file}.json`;
}
