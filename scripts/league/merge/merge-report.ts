import { inOrderOfPlay } from '../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { ascending } from '../../../src/records/text.ts';
import { byName } from '../../../src/records/typed.ts';
import { describeOutcomes, type MatchOutcome, outcomeOf } from './match-outcomes.ts';
import type { MergedSeason, MergeStep } from './merge-season.ts';
import { describeValues } from './value-changes.ts';

type Match = DatasetRow<'matches'>;

/** What an update did, and what it did not do. */
export interface MergeReport {
  /** How many matches had each outcome, in words: `9 new results, 2 moved, 1 cancelled`. */
  readonly summary: string;
  /** Lines on the matches that are not as they were: `2024-reds-blues moved: date 2024-05-01 -> 2024-05-04`. */
  readonly lines: readonly string[];
  /** Changes that were not made because they need the user's word, each a line to accept. */
  readonly needed: readonly string[];
  /** Matches that the list has several times in contradictory rows; no match of these sides was changed. */
  readonly contradictions: readonly Contradiction[];
  /** The ids of the matches that were removed, whose rows in other tables have to go too. */
  readonly removedIds: readonly string[];
  readonly outcomes: ReadonlyMap<string, MatchOutcome>;
}

/** Rows of a list that contradict each other about one match. */
export interface Contradiction {
  /** The rows as they were given. */
  readonly rows: readonly Match[];
  /** What is wrong, in words. */
  readonly message: string;
}

/** Returns the report of an update. */
export function reportMerge(seasons: readonly MergedSeason[], newRows: readonly Match[]): MergeReport {
  const steps = seasons.flatMap((season) => season.steps).sort((a, b) => inOrderOfPlay(a.before, b.before));
  const outcomes = new Map<string, MatchOutcome>([
    ...steps.map(
      ({ before, after }) => [before.match_id, after ? outcomeOf(before, after) : 'removed'] as const,
    ),
    ...newRows.map(({ match_id }) => [match_id, 'new'] as const),
  ]);
  return {
    summary: describeOutcomes(outcomes.values()),
    lines: steps.flatMap(describeStep),
    needed: seasons.flatMap((season) => season.needed).sort(ascending),
    contradictions: seasons.flatMap((season) =>
      season.contradictions.map((rows) => ({ rows, message: describeContradiction(rows) })),
    ),
    removedIds: steps.flatMap(({ before, after }) => (after === null ? before.match_id : [])),
    outcomes,
  };
}

/** Returns a line on a match of which a known value changed, unless that is the result of a match that was open. */
function describeStep({ before, after }: MergeStep): string[] {
  const { match_id } = before;
  if (after === null) return [`${match_id} removed: the list no longer has it`];
  const outcome = outcomeOf(before, after);
  // All columns may change here.
  const columns = Object.keys(before) as (keyof Match)[];
  const values = columns
    .map((column) => ({ column, before: before[column], after: after[column] }))
    .filter((value) => value.before !== null && value.before !== value.after);
  return outcome === 'result' || values.length === 0
    ? []
    : [`${match_id} ${outcome}: ${describeValues(values)}`];
}

function describeContradiction(rows: readonly Match[]): string {
  const [first] = rows;
  if (!first) throw new Error('a contradiction has at least two rows');
  const differences = Object.keys(first)
    .map((column) => [column, [...new Set(rows.map((row) => byName(row)[column] ?? '(empty)'))]] as const)
    .filter(([, values]) => values.length > 1)
    .map(([column, values]) => `${column} ${values.join(' and ')}`);
  const { date, home_club, away_club } = first;
  return `${date} ${home_club} ${away_club} is in the list ${rows.length} times, with ${differences.join(', ')}`;
}
