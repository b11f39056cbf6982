import * as z from 'zod/mini';
import type { DatasetRow, DatasetTableName } from '../records/dataset/index.ts';

/**
 * How a column of a stored row takes the feed's value. A known value never becomes unknown.
 *
 * - identity: names the row, or what it is about; never changes.
 * - result: free until the match is finished; then a change is a loss.
 * - detail: about a match; the feed may correct it for two weeks after the match, then a change is a loss.
 * - reason: how a finished match was decided; the feed's default for a missing reason replaces nothing.
 * - count: a total that only grows; a smaller one is a loss.
 * - percentage: a share of 100; a fraction is rejected.
 * - value: any other figure or text; the feed's value replaces the stored one.
 * - present: a name, club or position, which the feed gives as of today: only of the current season, and not where
 *   `data/corrections.csv` has another one.
 * - filled: from a better source than the feed, which only fills gaps; or changes only with what it follows.
 */
export type ColumnRule =
  | 'identity'
  | 'result'
  | 'detail'
  | 'reason'
  | 'count'
  | 'percentage'
  | 'value'
  | 'present'
  | 'filled';

/** Whether a column takes the feed's value as it is, unknown included, because of a change in another column. */
export type Follows = (
  changed: Pick<ReadonlySet<string>, 'has'>,
  merged: (column: string) => unknown,
) => boolean;

/** How the rows of a table are merged. */
export interface MergeRules {
  readonly columns: Readonly<Record<string, ColumnRule>>;
  /** The rule of every other column; left out, none changes. */
  readonly others?: (column: string) => ColumnRule;
  /** Columns that mean nothing without others, in the order in which they depend on each other. */
  readonly follows?: Readonly<Record<string, Follows>>;
}

const percentageName = /percent|perc$|-perc-|%|accuracy$|conversion$|tackle success$/i;
const notCumulativeName = /average|avg|\bper\b|ratio|index|efficiency|expected|^PPDA$|^Xg|\brank/i;

/** The rule of a club's statistic, by the feed's name of it. */
export function statisticRule(name: string): ColumnRule {
  if (percentageName.test(name)) return 'percentage';
  return notCumulativeName.test(name) ? 'value' : 'count';
}

const score = ['home_goals', 'away_goals', 'home_penalties', 'away_penalties'];
const isPutOff = (status: unknown) => status === 'POSTPONED' || status === 'CANCELLED';

const withStatus: Follows = (changed, merged) => changed.has('status') && merged('status') !== 'FINISHED';
const withScore: Follows = (changed, merged) =>
  withStatus(changed, merged) || score.some((column) => changed.has(column));
const withColumn =
  (column: string): Follows =>
  (changed) =>
    changed.has(column);

const always = (rule: ColumnRule) => () => rule;

/** The rules of each table that the feed fills. */
export const mergeRules = {
  matches: {
    columns: {
      match_id: 'identity',
      season: 'identity',
      home_club: 'result',
      away_club: 'result',
      date: 'result',
      venue_id: 'result',
      venue_basis: 'filled',
      kickoff_utc: 'detail',
      stage: 'detail',
      matchday: 'detail',
      status: 'result',
      home_goals: 'result',
      away_goals: 'result',
      home_penalties: 'result',
      away_penalties: 'result',
      winner: 'result',
      win_reason: 'reason',
      additional_time: 'detail',
      home_red_cards: 'detail',
      away_red_cards: 'detail',
      attendance: 'detail',
      neutral: 'filled',
    } satisfies Record<keyof DatasetRow<'matches'>, ColumnRule>,
    follows: {
      kickoff_utc: (changed, merged) =>
        changed.has('date') || (changed.has('status') && isPutOff(merged('status'))),
      venue_basis: withColumn('venue_id'),
      home_goals: withStatus,
      away_goals: withStatus,
      home_penalties: withStatus,
      away_penalties: withStatus,
      additional_time: withStatus,
      home_red_cards: withStatus,
      away_red_cards: withStatus,
      attendance: withStatus,
      winner: withScore,
      win_reason: withScore,
    },
  },
  matchStats: {
    columns: { match_id: 'identity', season: 'identity', side: 'identity', club: 'identity' },
    others: always('detail'),
  },
  goals: { columns: {} },
  referees: {
    columns: { match_id: 'identity', season: 'identity' },
    others: always('detail'),
    follows: { name: withColumn('referee_id'), short_name: withColumn('referee_id') },
  },
  players: {
    columns: {
      season: 'identity',
      player_id: 'identity',
      name: 'present',
      club: 'present',
      club_basis: 'filled',
      position: 'present',
      pass_accuracy: 'percentage',
      basis: 'value',
      confidence: 'filled',
      source: 'filled',
    },
    others: always('count'),
    follows: {
      club_basis: withColumn('club'),
      confidence: withColumn('basis'),
      source: withColumn('basis'),
    },
  },
  people: { columns: { player_id: 'identity' }, others: always('filled') },
  squads: { columns: { season: 'identity', player_id: 'identity' }, others: always('filled') },
  teamStats: { columns: { season: 'identity', club: 'identity' }, others: statisticRule },
  standings: {
    columns: {
      season: 'identity',
      stage: 'identity',
      club: 'identity',
      position: 'value',
      goal_difference: 'value',
      points: 'value',
    },
    others: always('count'),
  },
  weather: { columns: { match_id: 'identity', season: 'identity' }, others: always('filled') },
} as const satisfies Partial<Record<DatasetTableName, MergeRules>>;

/** A table that the feed, or another live source, fills. */
export type MergedTable = keyof typeof mergeRules;

/** Whether a column of a table is a share of 100. */
export function isPercentage(row: z.ZodMiniObject, column: string): boolean {
  const schema = Object.hasOwn(row.shape, column) ? row.shape[column] : undefined;
  return schema !== undefined && z.globalRegistry.get(schema)?.unit === '%';
}
