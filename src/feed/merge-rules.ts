import type { DatasetRow } from '../records/dataset/index.ts';
import { statisticKind } from './statistic-kind.ts';

/**
 * What becomes of the feed's value of a column where another one is stored. An unknown value is filled, whatever the kind
 * but `refuse`. A known value never becomes unknown.
 *
 * - fill: the stored value stays, without a report. The feed only fills gaps.
 * - correct: the feed's value replaces the stored one.
 * - refuse: the stored value stays, and the report names the feed's.
 * - ask: the feed's value is a loss, and is taken only if the operator accepts it.
 */
type ChangeKind = 'fill' | 'correct' | 'refuse' | 'ask';

/** The feed's value of a column, and the other one that is stored. */
export interface Difference {
  readonly before: unknown;
  readonly after: unknown;
  /** Whether the row is about a match that is finished; true for rows that are about no match. */
  readonly isChecked: boolean;
  /** Whether the match was played so recently that the feed may correct its details. */
  readonly isRecent: boolean;
}

/** The condition under which the operator is asked. Otherwise the feed's value corrects the stored one. */
interface AskRule {
  readonly kind: 'ask';
  /** What the report gives as the reason. */
  readonly why: string;
  isAsked(difference: Difference): boolean;
}

type ColumnRule = Exclude<ChangeKind, 'ask'> | AskRule;

const askIfFinished: AskRule = {
  kind: 'ask',
  why: 'a checked result',
  isAsked: ({ isChecked }) => isChecked,
};

const askIfOld: AskRule = {
  kind: 'ask',
  why: 'a match of more than two weeks ago',
  isAsked: ({ isChecked, isRecent }) => isChecked && !isRecent,
};

const askIfLess: AskRule = {
  kind: 'ask',
  why: 'a total that shrinks',
  isAsked: ({ before, after }) => Number(after) < Number(before),
};

/** How long after a match the feed may correct its details: two weeks. */
const correctionMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Returns whether a match was played so recently that the feed may correct its details.
 *
 * @param day the day of the match; undefined where it is not known
 */
export function isCorrectable(day: string | undefined, now: Date): boolean {
  return day !== undefined && now.getTime() - Date.parse(day) < correctionMs;
}

/** Returns whether a column takes the feed's value as it is, unknown included, because another column has changed. */
type Follows = (changed: Pick<ReadonlySet<string>, 'has'>, merged: (column: string) => unknown) => boolean;

/** How the rows of a table are merged. */
export interface MergeRules<Column extends string = string> {
  readonly columns: { readonly [Name in Column]?: ColumnRule };
  /** The rule of each column that is not listed. */
  readonly otherColumns: ColumnRule | ((column: string) => ColumnRule);
  /** The columns that mean nothing without others, in the order in which they depend on each other. */
  readonly follows?: { readonly [Name in Column]?: Follows };
  /** The columns that the feed has as of today. A past season takes none of them. */
  readonly asOfToday?: readonly Column[];
}

/** The columns of a match with its goals. */
export const score = ['home_goals', 'away_goals', 'home_penalties', 'away_penalties'] as const;

/** The columns of a match that its header has. */
export const details = ['additional_time', 'home_red_cards', 'away_red_cards', 'attendance'] as const;

const isPutOff = (status: unknown) => status === 'POSTPONED' || status === 'CANCELLED';

const withStatus: Follows = (changed, merged) => changed.has('status') && merged('status') !== 'FINISHED';
const withScore: Follows = (changed, merged) =>
  withStatus(changed, merged) || score.some((column) => changed.has(column));
const withDate: Follows = (changed, merged) =>
  changed.has('date') || (changed.has('status') && isPutOff(merged('status')));
const withColumn =
  (column: string): Follows =>
  (changed) =>
    changed.has(column);

/** A table that the feed, or the archive of weather, fills. */
export type MergedTable =
  | 'matches'
  | 'matchStats'
  | 'goals'
  | 'referees'
  | 'refereeIds'
  | 'ids'
  | 'players'
  | 'people'
  | 'squads'
  | 'teamStats'
  | 'standings'
  | 'weather';

/** The kind of change of each column that the feed fills, by table. */
export const mergeRules: {
  readonly [Name in MergedTable]: MergeRules<keyof DatasetRow<Name> & string>;
} = {
  matches: {
    columns: {
      match_id: 'refuse',
      season: 'refuse',
      home_club: askIfFinished,
      away_club: askIfFinished,
      date: askIfFinished,
      venue_id: askIfFinished,
      status: askIfFinished,
      home_goals: askIfFinished,
      away_goals: askIfFinished,
      home_penalties: askIfFinished,
      away_penalties: askIfFinished,
      winner: askIfFinished,
      win_reason: askIfFinished,
      kickoff_utc: askIfOld,
      stage: askIfOld,
      matchday: askIfOld,
      additional_time: askIfOld,
      home_red_cards: askIfOld,
      away_red_cards: askIfOld,
      attendance: askIfOld,
      venue_basis: 'fill',
      neutral: 'fill',
      half_time_home_goals: 'fill',
      half_time_away_goals: 'fill',
      abandoned: 'fill',
    } satisfies Record<keyof DatasetRow<'matches'>, ColumnRule>,
    otherColumns: 'refuse',
    follows: {
      kickoff_utc: withDate,
      venue_basis: withColumn('venue_id'),
      home_goals: withStatus,
      away_goals: withStatus,
      home_penalties: withStatus,
      away_penalties: withStatus,
      additional_time: withStatus,
      home_red_cards: withStatus,
      away_red_cards: withStatus,
      attendance: withStatus,
      abandoned: withStatus,
      winner: withScore,
      win_reason: withScore,
    },
  },
  matchStats: {
    columns: {
      match_id: 'refuse',
      season: 'refuse',
      side: 'refuse',
      club: 'refuse',
    },
    otherColumns: askIfOld,
  },
  // A goal has no id in the feed: `mergeGoalList` compares the goals of a side as a list.
  goals: {
    columns: {},
    otherColumns: 'refuse',
  },
  referees: {
    columns: {
      match_id: 'refuse',
      season: 'refuse',
    },
    otherColumns: askIfOld,
    follows: {
      name: withColumn('referee_id'),
      short_name: withColumn('referee_id'),
    },
  },
  // A referee keeps the id, whatever the feed calls them.
  refereeIds: {
    columns: {},
    otherColumns: 'refuse',
  },
  // Of an id that is stored, the source stays. One that is another thing's is refused.
  ids: {
    columns: { id: 'refuse' },
    otherColumns: 'fill',
  },
  players: {
    columns: {
      season: 'refuse',
      player_id: 'refuse',
      name: 'correct',
      club: 'correct',
      position: 'correct',
      pass_accuracy: 'correct',
      basis: 'correct',
      club_basis: 'fill',
      confidence: 'fill',
      source: 'fill',
    },
    otherColumns: askIfLess,
    follows: {
      club_basis: withColumn('club'),
      confidence: withColumn('basis'),
      source: withColumn('basis'),
    },
    asOfToday: ['name', 'club', 'position'],
  },
  people: {
    columns: { player_id: 'refuse' },
    otherColumns: 'fill',
  },
  squads: {
    columns: {
      season: 'refuse',
      player_id: 'refuse',
    },
    otherColumns: 'fill',
  },
  teamStats: {
    columns: {
      season: 'refuse',
      club: 'refuse',
    },
    otherColumns: (name) => (statisticKind(name) === 'count' ? askIfLess : 'correct'),
  },
  standings: {
    columns: {
      season: 'refuse',
      stage: 'refuse',
      club: 'refuse',
      position: 'correct',
      goal_difference: 'correct',
      points: 'correct',
    },
    otherColumns: askIfLess,
  },
  weather: {
    columns: {
      match_id: 'refuse',
      season: 'refuse',
    },
    otherColumns: 'fill',
  },
};

/** Returns the rule of a column, whatever its name. */
export function ruleOf(table: MergedTable, column: string): ColumnRule {
  const { columns, otherColumns }: MergeRules = mergeRules[table];
  const listedRule = Object.hasOwn(columns, column) ? columns[column] : undefined;
  return listedRule ?? (typeof otherColumns === 'function' ? otherColumns(column) : otherColumns);
}
