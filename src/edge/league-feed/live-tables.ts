import { agreesWithResults, type Contradiction, contradictionsOf } from '../../derive/agreement.ts';
import { deductionsOf } from '../../derive/tally.ts';
import { mergeRows } from '../../feed/merge.ts';
import { seasonContextTables } from '../../feed/season-context.ts';
import type { Match } from '../../records/match.ts';
import {
  publishedTables,
  type Reading,
  type Row,
  type TableName,
  type Tables,
} from '../../records/published.ts';
import { currentAt, isRejected, type LiveTable, type RejectedChange } from '../live-season/live-table.ts';
import { mergeMatchStats } from '../live-season/match-stats.ts';
import { mergeMatches } from '../live-season/matches.ts';
import { mergePlayers } from '../live-season/players.ts';
import { mergeTeamStats } from '../live-season/team-stats.ts';
import type { FeedRows } from './parse-answer.ts';
import type { FeedResource } from './requests.ts';

/** The tables that may be live, and what of the feed each is made from. */
export const liveTableSources = {
  matches: ['schedule'],
  matchStats: ['schedule'],
  standings: ['schedule', 'standings'],
  players: ['players'],
  teamStats: ['schedule', 'teamStats'],
} as const satisfies Partial<Record<TableName, readonly FeedResource[]>>;

export type LiveTableName = keyof typeof liveTableSources;

/** The good answers at hand, by resource. */
export type FeedAnswers = { readonly [Name in FeedResource]?: readonly FeedRows[Name][] };

const mergedTables = [
  ...seasonContextTables,
  'clubNames',
  'expectedGoals',
  'knownExceptions',
  'matchStats',
  'people',
  'players',
  'ratingModel',
  'shotsFaced',
  'snapshot',
  'squads',
  'standings',
  'stints',
  'teamStats',
] as const satisfies readonly TableName[];

/** Returns the stored tables that live ones of a season are merged over. */
export function tablesToMerge(season: number): Reading[] {
  return mergedTables.map((table) => (publishedTables[table].seasonal ? { table, season } : { table }));
}

/** What live tables are made from. */
export interface LiveSources {
  readonly answers: FeedAnswers;
  readonly tables: Tables;
  readonly season: number;
  readonly now: Date;
  /** The season's matches: live ones where the feed has given its schedule. */
  readonly matches: readonly Match[];
}

/** Returns a live table of the season, or undefined where the feed has given too little for it. */
export function liveTable<Name extends LiveTableName>(
  table: Name,
  sources: LiveSources,
): LiveTable<Row<Name>> | undefined {
  // Each function returns the rows of its own table.
  return builders[table](sources) as LiveTable<Row<Name>> | undefined;
}

const builders: Readonly<Record<LiveTableName, (sources: LiveSources) => LiveTable<unknown> | undefined>> = {
  matches: ({ answers: { schedule }, tables, season, now }) =>
    schedule && mergeMatches(schedule, tables, season, now),
  matchStats: ({ answers: { schedule }, tables, season, matches }) =>
    schedule && { rows: mergeMatchStats(tables.rows('matchStats', season), matches), rejected: [] },
  standings: (sources) => sources.answers.schedule && mergeStandings(sources),
  players: ({ answers: { players }, tables, season, now, matches }) =>
    players && mergePlayers(players, matches, tables, season, now),
  teamStats(sources) {
    const { answers, tables, season, now, matches } = sources;
    if (!answers.schedule || !answers.teamStats) return undefined;
    const table = mergeStandings(sources).rows;
    return mergeTeamStats(answers.teamStats, matches, tables, season, now, table);
  },
};

/** Of a table that contradicts the results its deductions alone are used: the rest is computed from the results. */
function mergeStandings({ answers: { standings }, tables, season, now, matches }: LiveSources) {
  const stored = tables.rows('standings', season);
  if (!standings) return { rows: stored, rejected: [] };
  const merged = mergeRows('standings', stored, standings, currentAt(now));
  const ofStage = (row: Row<'standings'>) => row.stage === standings[0]?.stage;
  const fed = merged.rows.filter(ofStage);
  const known = stored.filter(ofStage);
  const isPlausible = isDeductedFromFew(fed);
  const deductions = isPlausible ? largerOf(deductionsOf(known), deductionsOf(fed)) : deductionsOf(known);
  const isUsed = agreesWithResults(fed, matches, deductions) || (known.length === 0 && isPlausible);
  return {
    rows: isUsed ? merged.rows : stored,
    rejected: [
      ...merged.changes.filter(isRejected),
      ...contradictionsOf(fed, matches, deductions).map(rejectionOf),
    ],
  };
}

/** Whether most clubs have all their points: where the feed's points are wrong, they are of many clubs. */
function isDeductedFromFew(table: readonly Row<'standings'>[]): boolean {
  return table.filter(({ points_deducted }) => points_deducted > 0).length <= table.length / 2;
}

/** Returns the larger of two deductions of each club: a stored one stays, and the feed may add to it. */
function largerOf(known: ReadonlyMap<string, number>, fed: ReadonlyMap<string, number>): Map<string, number> {
  const clubs = new Set([...known.keys(), ...fed.keys()]);
  return new Map([...clubs].map((club) => [club, Math.max(known.get(club) ?? 0, fed.get(club) ?? 0)]));
}

/** Returns a figure of the league's table as one that was not used. */
function rejectionOf({ club, column, found, expected }: Contradiction): RejectedChange {
  const why = `${found}; the results give ${expected}`;
  return { table: 'standings', row: club, column, before: expected, after: found, outcome: 'rejected', why };
}
