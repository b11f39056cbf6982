import type { DatasetRow } from './dataset/index.ts';
import type { CheckResult } from './health.ts';
import type { Coverage } from './season.ts';

/** A table of the dataset: what is known of it, and how. */
export interface TableQuality {
  readonly table: string;
  readonly description: string;
  readonly source: string;
  /** The rules its rows are held against. */
  readonly checks: readonly string[];
  /** By season, or once where it is not by season. */
  readonly seasons: readonly {
    readonly season: number | null;
    readonly rows: number;
    /** The share of rows each column is not known in, 0 to 1; columns known throughout are left out. */
    readonly missing: Readonly<Record<string, number>>;
  }[];
}

/** `/quality.json`: what is known, how it is known and what is missing. */
export interface QualityReport {
  readonly data_as_of: string;
  readonly current_season: number;
  readonly coverage: readonly ({ readonly season: number } & Coverage)[];
  readonly checks: readonly CheckResult[];
  readonly known_exceptions: readonly DatasetRow<'knownExceptions'>[];
  readonly tables: readonly TableQuality[];
}
