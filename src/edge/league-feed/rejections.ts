import { type Change, isApplied } from '../../feed/merge.ts';
import { RejectedEntry } from '../../feed/parse-entries.ts';

/** What of the feed's answers could not be used. */
export interface Rejections {
  /** How many entries and values. */
  readonly count: number;
  /** Which the first were, and why: a list may have thousands. */
  readonly reasons: readonly string[];
}

/** A value or row of the feed's that was not used; each says why. */
export type RejectedChange = Change & { readonly why: string };

/** Whether the feed's value contradicts a stored one, or breaks a rule. */
export function isRejected(change: Change): change is RejectedChange {
  return !isApplied(change) && change.outcome !== 'kept';
}

const maxReasons = 10;

export const noRejections: Rejections = { count: 0, reasons: [] };

/** Returns the rejections of entries. */
export function rejectionsOf(entries: readonly RejectedEntry[]): Rejections {
  const reasons = entries.slice(0, maxReasons).map(({ what, why }) => `${what}: ${why}`);
  return { count: entries.length, reasons };
}

/** Returns what a merge rejected as entries: a value by its row and column, a whole row by its key. */
export function rejectedEntries(changes: readonly RejectedChange[]): RejectedEntry[] {
  return changes.map(
    ({ row, column, why }) => new RejectedEntry(column === null ? row : `${row} ${column}`, why),
  );
}

/** Returns rejections together; the reasons are those of the first. */
export function joinRejections(all: readonly Rejections[]): Rejections {
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    reasons: all.flatMap(({ reasons }) => reasons).slice(0, maxReasons),
  };
}
