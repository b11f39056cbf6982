import * as z from 'zod/mini';
import type { DatasetRow, DatasetTableName } from '../records/dataset/index.ts';
import { entriesOf, fromEntries } from '../records/typed.ts';

/**
 * How a column of a stored row takes the feed's value. A known value never becomes unknown. A value that was corrected,
 * or emptied, by `data/corrections.csv` stays while the feed has the value of before.
 *
 * - identity: names the row, or what it is about; never changes.
 * - result: free until the match is finished; then a change is a loss.
 * - detail: about a match; the feed may correct it for two weeks after the match, then a change is a loss.
 * - reason: how a finished match was decided; the feed's default for a missing reason replaces nothing.
 * - count: a total that only grows; a smaller one is a loss.
 * - percentage: a share of 100; a fraction is rejected.
 * - value: any other figure or text; the feed's value replaces the stored one.
 * - present: a name, club or position, which the feed gives as of today: only of the current season.
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
  /** The rule of every other column. */
  readonly others: (column: string) => ColumnRule;
  /** Columns that mean nothing without others, in the order in which they depend on each other. */
  readonly follows: Readonly<Record<string, Follows>>;
}

const percentageName = /percent|perc$|-perc-|%|accuracy$|conversion$|tackle success$/i;
const notCumulativeName = /average|avg|\bper\b|ratio|index|efficiency|expected|^PPDA$|^Xg|\brank/i;

/** The rule of a club's statistic, by the feed's name of it. */
export function statisticRule(name: string): ColumnRule {
  if (percentageName.test(name)) return 'percentage';
  return notCumulativeName.test(name) ? 'value' : 'count';
}

/** Returns the rules of a table, of which columns are listed by rule. */
function rulesOf<Name extends DatasetTableName>(
  columnsByRule: Partial<Record<ColumnRule, readonly (keyof DatasetRow<Name> & string)[]>>,
  others: ColumnRule | MergeRules['others'],
  follows: MergeRules['follows'] = {},
): MergeRules {
  const columns = entriesOf(columnsByRule).flatMap(([rule, names = []]) =>
    names.map((name) => [name, rule] as const),
  );
  return {
    columns: fromEntries(columns),
    others: typeof others === 'function' ? others : () => others,
    follows,
  };
}

/** The columns of a match with its goals, and those of which its header has better. */
export const score = ['home_goals', 'away_goals', 'home_penalties', 'away_penalties'] as const;
export const details = ['additional_time', 'home_red_cards', 'away_red_cards', 'attendance'] as const;
const isPutOff = (status: unknown) => status === 'POSTPONED' || status === 'CANCELLED';

const withStatus: Follows = (changed, merged) => changed.has('status') && merged('status') !== 'FINISHED';
const withScore: Follows = (changed, merged) =>
  withStatus(changed, merged) || score.some((column) => changed.has(column));
const withColumn =
  (column: string): Follows =>
  (changed) =>
    changed.has(column);

/** The rules of each table that the feed fills. */
export const mergeRules = {
  matches: rulesOf<'matches'>(
    {
      identity: ['match_id', 'season'],
      result: ['home_club', 'away_club', 'date', 'venue_id', 'status', ...score, 'winner'],
      detail: ['kickoff_utc', 'stage', 'matchday', ...details],
      reason: ['win_reason'],
      filled: ['venue_basis', 'neutral'],
    },
    'identity',
    {
      kickoff_utc: (changed, merged) =>
        changed.has('date') || (changed.has('status') && isPutOff(merged('status'))),
      venue_basis: withColumn('venue_id'),
      ...fromEntries([...score, ...details].map((column) => [column, withStatus])),
      winner: withScore,
      win_reason: withScore,
    },
  ),
  matchStats: rulesOf<'matchStats'>({ identity: ['match_id', 'season', 'side', 'club'] }, 'detail'),
  goals: rulesOf<'goals'>({}, 'identity'),
  referees: rulesOf<'referees'>({ identity: ['match_id', 'season'] }, 'detail', {
    name: withColumn('referee_id'),
    short_name: withColumn('referee_id'),
  }),
  players: rulesOf<'players'>(
    {
      identity: ['season', 'player_id'],
      present: ['name', 'club', 'position'],
      percentage: ['pass_accuracy'],
      value: ['basis'],
      filled: ['club_basis', 'confidence', 'source'],
    },
    'count',
    {
      club_basis: withColumn('club'),
      confidence: withColumn('basis'),
      source: withColumn('basis'),
    },
  ),
  people: rulesOf<'people'>({ identity: ['player_id'] }, 'filled'),
  squads: rulesOf<'squads'>({ identity: ['season', 'player_id'] }, 'filled'),
  teamStats: rulesOf<'teamStats'>({ identity: ['season', 'club'] }, statisticRule),
  standings: rulesOf<'standings'>(
    { identity: ['season', 'stage', 'club'], value: ['position', 'goal_difference', 'points'] },
    'count',
  ),
  weather: rulesOf<'weather'>({ identity: ['match_id', 'season'] }, 'filled'),
} as const satisfies Partial<Record<DatasetTableName, MergeRules>>;

/** A table that the feed, or another live source, fills. */
export type MergedTable = keyof typeof mergeRules;

/** Whether a column of a table is a share of 100. */
export function isPercentage(row: z.ZodMiniObject, column: string): boolean {
  const schema = Object.hasOwn(row.shape, column) ? row.shape[column] : undefined;
  return schema !== undefined && z.globalRegistry.get(schema)?.unit === '%';
}
