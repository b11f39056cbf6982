import type { Breach, IntegrityRule } from '../integrity/rule.ts';
import { columnValues } from '../records/dataset/define-table.ts';
import { type Dataset, datasetOfSeason, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { byName, keysOf } from '../records/typed.ts';
import { type Change, isApplied, rowKey } from './change.ts';
import type { MergedTable } from './merge-rules.ts';
import type { MergedSeason, SeasonRows } from './merge-tables.ts';

/** Reverting one row may let another break a rule; a season needs two or three rounds. */
const maxRounds = 10;

/** Rules about the whole dataset, which a merge by key cannot break. */
const notOfSeason = new Set(['ids-unique']);

/**
 * Applies the integrity rules to the merged rows of a season. A row that breaks one is replaced by its stored row, or
 * removed where there is none. The report has the breach in place of what was merged of the row.
 *
 * A breach that the stored rows have too, or that `data/known-exceptions.csv` excuses, rejects nothing. Without a changed row,
 * no rule is asked.
 *
 * @param dataset the stored dataset; rows of other seasons are ignored
 */
export function applyRules(
  dataset: Dataset,
  season: number,
  merged: MergedSeason,
  rules: readonly IntegrityRule[],
): MergedSeason {
  const storedSeason = datasetOfSeason(dataset, season);
  if (changedRows(merged.rows, storedSeason).length === 0) return merged;
  const applicableRules = rules.filter(
    ({ name, tables, isWarning }) =>
      !isWarning && !notOfSeason.has(name) && tables.some((table) => table in merged.rows),
  );
  const excusedBreaches = new Set(dataset.knownExceptions.map(({ check, subject }) => `${check} ${subject}`));
  for (const rule of applicableRules) {
    for (const { subject } of rule.check(storedSeason)) excusedBreaches.add(`${rule.name} ${subject}`);
  }
  let { rows, changes } = merged;
  for (let round = 0; round < maxRounds; round += 1) {
    const culprits = findCulprits(rows, storedSeason, applicableRules, excusedBreaches);
    if (culprits.size === 0) break;
    const rejected = [...culprits.values()].map(({ change }) => change);
    const keys = new Set(rejected.map(keyOf));
    changes = [...changes.filter((change) => !isApplied(change) || !keys.has(keyOf(change))), ...rejected];
    const withoutCulprits = (row: object) => (culprits.has(row) ? (culprits.get(row)?.stored ?? []) : [row]);
    const tables = keysOf(rows).map((table) => [table, (rows[table] ?? []).flatMap(withoutCulprits)]);
    rows = Object.fromEntries(tables);
  }
  return { rows, changes };
}

/** A changed row that breaks a rule, and the rejection that reports it. */
interface Culprit extends ChangedRow {
  readonly change: Change;
}

/**
 * Returns the changed rows that break a rule, by row; of several breaches of a row the first.
 *
 * @param excusedBreaches each by its rule and subject
 */
function findCulprits(
  rows: SeasonRows,
  storedSeason: Dataset,
  rules: readonly IntegrityRule[],
  excusedBreaches: ReadonlySet<string>,
): ReadonlyMap<object, Culprit> {
  const candidate = { ...storedSeason, ...rows };
  const rowsChanged = changedRows(rows, storedSeason);
  const culprits = new Map<object, Culprit>();
  for (const rule of rules) {
    for (const breach of rule.check(candidate)) {
      if (excusedBreaches.has(`${rule.name} ${breach.subject}`)) continue;
      for (const changed of culpritsOf(breach, rowsChanged)) {
        if (culprits.has(changed.row)) continue;
        culprits.set(changed.row, { ...changed, change: rejectionOf(rule, breach, changed) });
      }
    }
  }
  return culprits;
}

const keyOf = ({ table, row }: Change) => `${table} ${row}`;

/** A merged row that is not the stored one, and the stored one in whose place it is. */
interface ChangedRow {
  readonly table: MergedTable;
  readonly row: object;
  readonly stored: object | undefined;
}

function changedRows(rows: SeasonRows, storedSeason: Dataset): ChangedRow[] {
  return keysOf(rows).flatMap((table) => {
    const storedRows = rowsOf(storedSeason, table);
    const unchanged = new Set<object>(storedRows);
    const byKey = new Map(storedRows.map((row) => [rowKey(table, row), row]));
    return (rows[table] ?? [])
      .filter((row) => !unchanged.has(row))
      .map((row) => ({ table, row, stored: byKey.get(rowKey(table, row)) }));
  });
}

/** Returns the change of a row that breaks a rule: the value of the column that the rule names, or else the whole row. */
function rejectionOf({ name }: IntegrityRule, { column, message }: Breach, changed: ChangedRow): Change {
  const { table, row, stored } = changed;
  const valueIn = (values: object | undefined) =>
    values && column !== undefined ? (columnValues(datasetTables[table].row, values)[column] ?? null) : null;
  return {
    table,
    row: rowKey(table, row),
    column: column ?? null,
    before: valueIn(stored),
    after: valueIn(row),
    outcome: 'rejected',
    why: `${message} (${name})`,
  };
}

/**
 * Returns the changed rows behind a breach. These are its own row, or else those about the same match, club or stage. Of
 * the latter, new rows come first: one match too many is a new match, not a new score.
 */
function culpritsOf({ row }: Breach, rowsChanged: readonly ChangedRow[]): readonly ChangedRow[] {
  const ownRows = rowsChanged.filter((changed) => changed.row === row);
  if (ownRows.length > 0) return ownRows;
  const relatedRows = rowsChanged.filter((changed) => isAboutSame(changed.row, row));
  const newRows = relatedRows.filter(({ stored }) => stored === undefined);
  return newRows.length > 0 ? newRows : relatedRows;
}

function isAboutSame(row: object, otherRow: object): boolean {
  const a = byName(row);
  const b = byName(otherRow);
  const column = ['match_id', 'club', 'stage'].find((name) => b[name] !== undefined);
  return column !== undefined && a[column] === b[column];
}
