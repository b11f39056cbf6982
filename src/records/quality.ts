import type { DatasetRow } from './dataset/index.ts';
import type { CheckResult } from './health.ts';
import type { Coverage } from './season.ts';

/** The source, the checks and the gaps of a table of the dataset. */
export interface TableQuality {
  readonly table: string;
  readonly description: string;
  readonly source: string;
  /** The integrity rules that apply to its rows. */
  readonly checks: readonly string[];
  /** An entry for each season, or a single one where the table is not divided by season. */
  readonly seasons: readonly {
    readonly season: number | null;
    readonly rows: number;
    /** The share of rows without a value, 0 to 1, by column. Columns without gaps are omitted. */
    readonly missing: Readonly<Record<string, number>>;
  }[];
}

/** The content of `/quality.json`, with the coverage, sources, checks and gaps of the data. */
export interface QualityReport {
  readonly data_as_of: string;
  readonly current_season: number;
  readonly coverage: readonly ({ readonly season: number } & Coverage)[];
  readonly checks: readonly CheckResult[];
  readonly known_exceptions: readonly DatasetRow<'knownExceptions'>[];
  readonly tables: readonly TableQuality[];
}
