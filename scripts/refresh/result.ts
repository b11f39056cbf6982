import type { Change } from '../../src/feed/merge.ts';
import type { RejectedEntry } from '../../src/feed/parse-entries.ts';
import type { ChangedFileRow } from './data-files.ts';

/** What a refresh has changed, or would change. */
export interface RefreshResult {
  readonly season: number;
  /** When the feed made its answer. */
  readonly at: Date;
  /** The rows of the files that change. */
  readonly differences: readonly ChangedFileRow[];
  /** What became of each value of the feed that differs. */
  readonly changes: readonly Change[];
  /** Entries and values of the feed that were not used. */
  readonly rejected: readonly RejectedEntry[];
  readonly remarks: readonly string[];
  /** Files that were written, or would be. */
  readonly files: readonly string[];
}
