import type { FeedStatus } from '../../records/service-status.ts';
import { RejectedEntry } from '../parse-entries.ts';
import { type ListReader, maxReasons } from './list-reader.ts';
import type { FeedListName, RejectedChange } from './live-season.ts';

/** What became of the readings of a list. */
type NamedState = ListReader<unknown>['state'] & { readonly name: FeedListName };

/**
 * Returns how the feed does, as it is published.
 *
 * @param rejectedChanges the values and rows that the merge rejected
 * @param heldRows the matches that are shown as an earlier answer had them
 */
export function feedStatus(
  states: readonly NamedState[],
  rejectedChanges: readonly RejectedChange[],
  heldRows: readonly RejectedEntry[],
  now: number,
): FeedStatus {
  // There may be no header to request, which is no success.
  const requestTimes = states.flatMap(({ name, askedAt }) => (name === 'headers' ? [] : (askedAt ?? [])));
  const lastSuccess = Math.max(...requestTimes);
  const reasonsOfEntries = states.flatMap(({ reasons }) => reasons ?? []);
  const reasonsOfChanges = rejectedChanges.map(describeRejection);
  return {
    enabled: true,
    last_success: Number.isFinite(lastSuccess) ? new Date(Math.min(lastSuccess, now)).toISOString() : null,
    last_error: states.find(({ error }) => error !== undefined)?.error ?? null,
    rejected: states.reduce((sum, { rejected = 0 }) => sum + rejected, rejectedChanges.length),
    rejected_reasons: [...reasonsOfEntries, ...reasonsOfChanges].slice(0, maxReasons),
    missing: states.reduce((sum, { missing = 0 }) => sum + missing, 0),
    held: heldRows.map(String).slice(0, maxReasons),
  };
}

/** Describes a value by its row and column, or a whole row by its key, with the reason. */
function describeRejection({ row, column, why }: RejectedChange): string {
  return String(new RejectedEntry([row, column].filter(Boolean).join(' '), why));
}
