import { isCalledOff, isOpen } from '../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { byName } from '../../../src/records/typed.ts';
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
  const names = new Set<string>([...columns, ...(isSwapped ? ['home_club', 'away_club'] : [])]);
  // A kick-off is on the day of the match, and a match that is called off has none.
  if (stored.date !== listed.date || isCalledOff(listed.status)) names.add('kickoff_utc');
  for (const column of ['match_id', 'season', ...venueColumnsToKeep(stored, listed)]) names.delete(column);
  const values = [...names].flatMap((column): ValueChange[] => {
    const before = byName(stored)[column] ?? null;
    const after = byName(listed)[column] ?? null;
    return before === after ? [] : [{ column, before, after }];
  });
  if (isSwapped && values.length > 0) return [{ values, needsWord: true }];
  const isCallOff = isCalledOff(stored.status) !== isCalledOff(listed.status);
  const groupOfChange = (value: ValueChange) => {
    const group = groupOf(value);
    return isCallOff && group === 'schedule' ? 'result' : group;
  };
  return [...Map.groupBy(values, groupOfChange)].map(([group, changed]) => ({
    values: changed,
    needsWord: !isProgress(group, changed, stored, listed),
  }));
}

/** Returns the columns that stay where the list names no venue, so that its row has the usual one of the home club. */
function venueColumnsToKeep(stored: Match, listed: Match): string[] {
  if (listed.venue_basis === 'feed' || listed.venue_basis === null) return [];
  if (stored.venue_id === null || stored.home_club !== listed.home_club) return [];
  const isUsual = stored.venue_basis !== 'feed' && isOpen(stored.status);
  return isUsual ? [] : ['venue_id', 'venue_basis'];
}

/** Returns a match with changed values. */
export function withChanges(match: Match, changes: readonly MatchChange[]): Match {
  const values = changes.flatMap((change) => change.values);
  return { ...match, ...Object.fromEntries(values.map(({ column, after }) => [column, after])) };
}
