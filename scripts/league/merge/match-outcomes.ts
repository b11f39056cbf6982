import type { DatasetRow } from '../../../src/records/dataset/index.ts';

type Match = DatasetRow<'matches'>;

/** What an update did to a match. */
export type MatchOutcome =
  | 'new'
  | 'result'
  | 'corrected'
  | 'moved'
  | 'postponed'
  | 'cancelled'
  | 'removed'
  | 'updated'
  | 'unchanged';

/** The outcomes in the order of a report, with the words for one match and for several. */
const outcomeWords: readonly (readonly [MatchOutcome, one: string, several: string])[] = [
  ['new', 'new match', 'new matches'],
  ['result', 'new result', 'new results'],
  ['corrected', 'corrected result', 'corrected results'],
  ['moved', 'moved', 'moved'],
  ['postponed', 'postponed', 'postponed'],
  ['cancelled', 'cancelled', 'cancelled'],
  ['removed', 'removed', 'removed'],
  ['updated', 'updated', 'updated'],
  ['unchanged', 'unchanged', 'unchanged'],
];

/** Returns what an update made of a match; `updated` where no other word says more. */
export function outcomeOf(before: Match, after: Match): MatchOutcome {
  const hasChanged = (columns: readonly (keyof Match)[]) =>
    columns.some((column) => before[column] !== after[column]);
  // Both rows have the same columns.
  if (!hasChanged(Object.keys(after) as (keyof Match)[])) return 'unchanged';
  if (before.status === 'FINISHED') return hasChanged(resultColumns) ? 'corrected' : 'updated';
  if (after.status === 'FINISHED') return before.status === 'CANCELLED' ? 'corrected' : 'result';
  if (after.status !== before.status) {
    if (after.status === 'CANCELLED') return 'cancelled';
    if (after.status === 'POSTPONED') return 'postponed';
  }
  const hasNewTime = before.kickoff_utc !== null && before.kickoff_utc !== after.kickoff_utc;
  return before.date !== after.date || hasNewTime ? 'moved' : 'updated';
}

const resultColumns = [
  'status',
  'home_club',
  'away_club',
  'home_goals',
  'away_goals',
  'home_penalties',
  'away_penalties',
  'winner',
  'win_reason',
] as const satisfies readonly (keyof Match)[];

/** Returns how many matches had each outcome: `9 new results, 2 moved, 1 cancelled, 294 unchanged`. */
export function describeOutcomes(outcomes: Iterable<MatchOutcome>): string {
  const byOutcome = Map.groupBy(outcomes, (outcome) => outcome);
  const parts = outcomeWords.flatMap(([outcome, one, several]) => {
    const count = byOutcome.get(outcome)?.length ?? 0;
    return count === 0 ? [] : `${count} ${count === 1 ? one : several}`;
  });
  return parts.join(', ') || 'no matches';
}
