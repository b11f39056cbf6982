import { type Change, isApplied, type MergeOptions } from '../../feed/merge.ts';

/** A table of the current season as the feed has it, merged over the stored one. */
export interface LiveTable<Row> {
  readonly rows: readonly Row[];
  /** What of the feed's rows was not used, and why. */
  readonly rejected: readonly RejectedChange[];
}

/** A value or row of the feed's that was not used; each says why. */
export type RejectedChange = Change & { readonly why: string };

/** Returns how the live feed's rows are merged: their season is the current one. */
export function currentAt(now: Date): MergeOptions {
  return { now, isCurrent: true };
}

/** Whether the feed's value contradicts a stored one, or breaks a rule. */
export function isRejected(change: Change): change is RejectedChange {
  return !isApplied(change) && change.outcome !== 'kept';
}
