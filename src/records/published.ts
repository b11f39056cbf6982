import * as z from 'zod';
import { clubNames } from './dataset/club-names.ts';
import { goals } from './dataset/goals.ts';
import { knownExceptions } from './dataset/known-exceptions.ts';
import { people } from './dataset/people.ts';
import { snapshot } from './dataset/snapshot.ts';
import { squads } from './dataset/squads.ts';
import { stages } from './dataset/stages.ts';
import { standings } from './dataset/standings.ts';
import { expectedGoalsModel } from './expected-goals.ts';
import { seasonYear } from './fields.ts';
import { checkResult, datasetSize } from './health.ts';
import { match } from './match.ts';
import { matchStats } from './match-stats.ts';
import { matchOdds, quote } from './odds.ts';
import { player } from './player.ts';
import { ratingModel } from './rating-model.ts';
import { refereedMatch } from './referee.ts';
import { season } from './season.ts';
import { shotsFaced } from './shots-faced.ts';
import { team } from './team.ts';
import { teamSeason } from './team-stats.ts';
import { venue } from './venue.ts';
import { observation } from './weather.ts';

/** A table as the build derives it: what answers are made from, and what can be downloaded. */
export interface PublishedTable<Row extends z.ZodObject = z.ZodObject> {
  /** Its path below /dumps/, without ending. */
  readonly file: string;
  readonly description: string;
  /** The columns that together name a row. */
  readonly key: readonly string[];
  /** Its rows have a season, and there is a file of each season beside the whole. */
  readonly seasonal: boolean;
  readonly row: Row;
}

const bySeason = { season: seasonYear };

/** Every table there is. */
export const publishedTables = {
  snapshot: table('snapshot', 'Which season is under way, as of when, and from where', ['season'], snapshot),
  seasons: table('seasons', 'Seasons, and how much is known of each', ['season'], season),
  stages: table('stages', 'The parts of each season, in order of play', ['season', 'stage'], stages.row),
  clubNames: table('club-names', 'The names clubs played under', ['club_id', 'from_season'], clubNames.row),
  teams: table('teams', 'Clubs, present and past', ['club_id'], team),
  venues: table('venues', 'Grounds', ['venue_id'], venue),
  people: table('people', 'Players as persons', ['player_id'], people.row),
  matches: seasonalTable('matches', 'Matches, played and to play', ['match_id'], match),
  matchStats: seasonalTable('match-stats', 'Statistics and scorers of each match', ['match_id'], matchStats),
  goals: seasonalTable(
    'goals',
    'Goals as the feed lists them; penalties and own goals are often missing',
    [],
    z.object({ ...bySeason, ...goals.row.shape }),
  ),
  standings: seasonalTable(
    'standings',
    'Tables as the league published them',
    ['season', 'stage', 'club'],
    z.object({ ...bySeason, ...standings.row.shape }),
  ),
  players: seasonalTable(
    'players',
    'Players of each season, with statistics and rating',
    ['season', 'player_id'],
    player,
  ),
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
  teamStats: seasonalTable('team-stats', 'Clubs in figures over each season', ['season', 'club'], teamSeason),
  referees: seasonalTable(
    'referees',
    'Who refereed which match, with its cards',
    ['match_id'],
    refereedMatch,
  ),
  weather: seasonalTable('weather', 'The weather at matches', ['match_id'], observation),
  odds: seasonalTable('odds', 'Recorded prices of matches', ['match_id', 'bookmaker'], matchOdds),
  oddsQuotes: seasonalTable('odds-quotes', "Bookmakers' prices at a moment", [], quote),
  expectedGoals: table('expected-goals', 'The model of expected goals', [], expectedGoalsModel),
  ratingModel: table('rating-model', 'What the rating takes from past seasons', [], ratingModel),
  checks: table('checks', 'Integrity rules and how the data stand to them', ['name'], checkResult),
  knownExceptions: table(
    'known-exceptions',
    'Rows that break a rule, were looked at and stand',
    ['check', 'subject'],
    knownExceptions.row,
  ),
  datasets: table('datasets', 'The tables of the dataset and their sizes', ['name'], datasetSize),
} as const satisfies Record<string, PublishedTable>;

function table<Row extends z.ZodObject>(file: string, description: string, key: readonly string[], row: Row) {
  return { file, description, key, seasonal: false, row } as const;
}

function seasonalTable<Row extends z.ZodObject>(
  file: string,
  description: string,
  key: readonly string[],
  row: Row,
) {
  return { file, description, key, seasonal: true, row } as const;
}

export type TableName = keyof typeof publishedTables;
export type Row<Name extends TableName> = z.infer<(typeof publishedTables)[Name]['row']>;

export const tableNames = Object.keys(publishedTables) as TableName[];

/** A table that an answer is made from: one season of it, or all of it. */
export interface Reading {
  readonly table: TableName;
  readonly season?: number | 'current' | undefined;
}

/** Loaded tables, rows in their published order. */
export interface Tables {
  /**
   * Returns the rows of a table, or of one season of it.
   *
   * @throws {Error} if the table, or that season of it, was not loaded
   */
  rows<Name extends TableName>(table: Name, season?: number): readonly Row<Name>[];
}

/**
 * Returns the snapshot: the current season and the day its data is from.
 *
 * @throws {Error} if the tables have no snapshot, which the build never publishes
 */
export function snapshotOf(tables: Tables): Row<'snapshot'> {
  const [snapshot] = tables.rows('snapshot');
  if (!snapshot) throw new Error('The snapshot table is empty; expected one row.');
  return snapshot;
}

/** The address of a table's file: the whole, or one season of it. */
export function tableAddress(table: TableName, season?: number): string {
  const { file } = publishedTables[table];
  return season === undefined ? `/dumps/${file}.json` : `/dumps/${file}/${season}.json`;
}
