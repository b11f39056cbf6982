import type { IntegrityRule } from '../integrity/rule.ts';
import { type Dataset, rowsOf } from '../records/dataset/index.ts';
import { keysOf } from '../records/typed.ts';
import { applyRules, type SeasonRows } from './apply-rules.ts';
import type { MergedTable } from './column-rules.ts';
import { type Change, isApplied, type MergeOptions, mergeRows } from './merge.ts';

/** The feed's rows of a season, by table; a row may lack columns. */
export type FedRows = { readonly [Name in MergedTable]?: readonly Partial<Dataset[Name][number]>[] };

/** The keys of all rows that the feed lists, used or not, of the tables of which it should list every row. */
export type ListedKeys = { readonly [Name in MergedTable]?: ReadonlySet<string> };

/** The rows of a season after a merge, and what became of the feed's values. */
export interface MergedSeason {
  readonly rows: SeasonRows;
  readonly changes: readonly Change[];
}

/** Merges the feed's rows of a season into the stored ones, table by table. */
export function mergeTables(
  dataset: Dataset,
  season: number,
  fedRows: FedRows,
  options: Omit<MergeOptions, 'listed' | 'corrections'> & { readonly listed?: ListedKeys },
): MergedSeason {
  const { corrections } = dataset;
  const merged = keysOf(fedRows).map((table) => {
    // Rows of a table without seasons have none; the others are of this one.
    const storedRows = rowsOf(dataset, table).filter(
      (row) => row.season === undefined || row.season === season,
    );
    const listed = options.listed?.[table];
    return {
      table,
      ...mergeRows<object>(table, storedRows, fedRows[table] ?? [], { ...options, corrections, listed }),
    };
  });
  return {
    // Each table has the rows that were merged under its name.
    rows: Object.fromEntries(merged.map(({ table, rows }) => [table, rows])) as SeasonRows,
    changes: merged.flatMap(({ changes }) => changes),
  };
}

/** Puts back the merged rows that break one of the rules, and reports them in place of what was merged of them. */
export function judgeRows(
  dataset: Dataset,
  season: number,
  { rows, changes }: MergedSeason,
  rules: readonly IntegrityRule[],
): MergedSeason {
  const judged = applyRules(dataset, season, rows, rules);
  const rejectedRows = new Set(judged.changes.map(({ table, row }) => `${table} ${row}`));
  const remaining = changes.filter(
    (change) => !isApplied(change) || !rejectedRows.has(`${change.table} ${change.row}`),
  );
  return { rows: judged.rows, changes: [...remaining, ...judged.changes] };
}
