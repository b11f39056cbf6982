import type { RejectedEntry } from '../../feed/parse-entries.ts';

/** What was not understood goes to the log. */
export function logRejected(rejected: readonly RejectedEntry[]): void {
  for (const { what, why } of rejected) console.warn(`set aside: ${what}: ${why}`);
}
