import { datasetTables } from '../records/dataset/index.ts';
import { byName } from '../records/typed.ts';
import type { MergedTable } from './merge-rules.ts';

/**
 * What became of a row or value of the feed, as reports name it. The kind of change is in brackets: see `ChangeKind`.
 *
 * - added: the row is new (fill).
 * - updated: the stored value was unknown, or is not checked (fill, correct).
 * - corrected: the value is a detail of a match of the last two weeks (correct).
 * - rejected: the value breaks a rule, and the stored one stays (refuse).
 * - loss: a known fact would shrink or change, and the stored value stays (ask).
 * - accepted: the operator accepted the loss (ask).
 */
export type Outcome = 'added' | 'updated' | 'corrected' | 'rejected' | 'loss' | 'accepted';

/** A difference between a stored row and the feed's, and what became of it. */
export interface Change {
  readonly table: MergedTable;
  /** The key's values, joined by a space. */
  readonly row: string;
  /** Null where the change is about the whole row. */
  readonly column: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly outcome: Outcome;
  /** The reason for `loss`, `accepted` and `rejected`. */
  readonly why?: string;
}

/** Returns whether a change is in the merged rows. */
export function isApplied({ outcome }: Change): boolean {
  return outcome !== 'loss' && outcome !== 'rejected';
}

/** Returns the change of a row that the feed adds. */
export function addedRow(table: MergedTable, row: string): Change {
  return { table, row, column: null, before: null, after: null, outcome: 'added' };
}

/** Returns the change as accepted where it is a loss that the operator accepts; otherwise as it is. */
export function acceptedChange(change: Change, accepts: ((loss: Change) => boolean) | undefined): Change {
  return change.outcome === 'loss' && accepts?.(change) ? { ...change, outcome: 'accepted' } : change;
}

/** Returns the values of a row's key, joined by a space. */
export function rowKey(table: MergedTable, row: object): string {
  const values = byName(row);
  return datasetTables[table].key.map((column) => String(values[column])).join(' ');
}
