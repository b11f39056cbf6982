import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { byName } from '../../src/records/typed.ts';
import { isProgress } from './match-progress.ts';
import type { MatchColumn, ValueChange } from './value-changes.ts';

type Match = DatasetRow<'matches'>;

/** Values of a match that change together. */
export interface MatchChange {
  readonly values: readonly ValueChange[];
  /** Whether it takes away a known value, or contradicts one that does not change by itself. */
  readonly needsWord: boolean;
}

/** What decides together, so that half of it would be false. Other columns of both sides belong together in pairs. */
const groupByColumn: Readonly<Record<string, string>> = {
  date: 'schedule',
  kickoff_utc: 'schedule',
  status: 'result',
  home_goals: 'result',
  away_goals: 'result',
  home_penalties: 'result',
  away_penalties: 'result',
  winner: 'result',
  win_reason: 'result',
  abandoned: 'result',
  venue_id: 'venue',
  venue_basis: 'venue',
  neutral: 'venue',
};

const groupOf = ({ column }: ValueChange) => groupByColumn[column] ?? column.replace(/(home|away)_/, '');

/**
 * Returns what a list changes in a match, in groups that change together.
 *
 * @param columns those that the list writes
 */
export function findChanges(stored: Match, listed: Match, columns: readonly MatchColumn[]): MatchChange[] {
  const isSwapped = stored.home_club !== listed.home_club;
  const isMoved = stored.date !== listed.date;
  // A kick-off is on the day of the match, so it cannot stay when the day changes.
  const followers = [...(isSwapped ? ['home_club', 'away_club'] : []), ...(isMoved ? ['kickoff_utc'] : [])];
  const values = [...new Set([...columns, ...followers])].flatMap((column): ValueChange[] => {
    const before = byName(stored)[column] ?? null;
    const after = byName(listed)[column] ?? null;
    return column === 'match_id' || column === 'season' || before === after
      ? []
      : [{ column, before, after }];
  });
  if (isSwapped && values.length > 0) return [{ values, needsWord: true }];
  return [...Map.groupBy(values, groupOf)].map(([group, changed]) => ({
    values: changed,
    needsWord: !isProgress(group, changed, stored, listed),
  }));
}

/** Returns a match with changed values. */
export function withChanges(match: Match, changes: readonly MatchChange[]): Match {
  const values = changes.flatMap((change) => change.values);
  return { ...match, ...Object.fromEntries(values.map(({ column, after }) => [column, after])) };
}
