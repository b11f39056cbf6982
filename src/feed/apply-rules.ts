import type { Breach, IntegrityRule } from '../integrity/rule.ts';
import { type Dataset, datasetOfSeason, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { columnValues } from '../records/dataset/other-columns.ts';
import { byName, keysOf } from '../records/typed.ts';
import type { MergedTable } from './column-rules.ts';
import { type Change, rowKey } from './merge.ts';

/** The merged rows of one season, by table; a table that is left out is as it is stored. */
export type SeasonRows = { readonly [Name in MergedTable]?: Dataset[Name] };

export interface Judged {
  readonly rows: SeasonRows;
  /** A `rejected` for each row that broke a rule. */
  readonly changes: readonly Change[];
  /** Breaches that no merged row caused alone. */
  readonly unresolved: readonly Breach[];
}

/** Reverting one row may let another break a rule; a season needs two or three rounds. */
const maxRounds = 10;

/** Rules about the whole dataset, which a merge by key cannot break. */
const notOfSeason = new Set(['ids-unique']);

/**
 * Applies the integrity rules to the merged rows of a season. A row that breaks one is replaced by its stored row, or
 * removed where there is none.
 *
 * A breach that the stored rows have too, or that `data/known-exceptions.csv` excuses, rejects nothing.
 *
 * @param dataset the stored dataset; rows of other seasons are ignored
 */
export function applyRules(
  dataset: Dataset,
  season: number,
  mergedRows: SeasonRows,
  rules: readonly IntegrityRule[],
): Judged {
  const storedSeason = datasetOfSeason(dataset, season);
  const applicableRules = rules.filter(
    ({ name, tables }) => !notOfSeason.has(name) && tables.some((table) => table in mergedRows),
  );
  const excusedBreaches = new Set(dataset.knownExceptions.map(({ check, subject }) => `${check} ${subject}`));
  for (const rule of applicableRules) {
    for (const { subject } of rule.check(storedSeason)) excusedBreaches.add(`${rule.name} ${subject}`);
  }
  const changes: Change[] = [];
  let rows = mergedRows;
  let unresolved: Breach[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const candidate = { ...storedSeason, ...rows };
    const rowsChanged = changedRows(rows, storedSeason);
    const culprits = new Map<object, Omit<Change, 'before' | 'after'>>();
    unresolved = [];
    for (const rule of applicableRules) {
      for (const breach of rule.check(candidate)) {
        if (excusedBreaches.has(`${rule.name} ${breach.subject}`)) continue;
        const responsible = culpritsOf(breach, rowsChanged, storedSeason);
        if (responsible.length === 0) unresolved.push(breach);
        for (const [table, row] of responsible) {
          if (culprits.has(row)) continue;
          const { column = null, message } = breach;
          const why = `${message} (${rule.name})`;
          culprits.set(row, { table, row: rowKey(table, row), column, outcome: 'rejected', why });
        }
      }
    }
    if (culprits.size === 0) break;
    for (const [row, { table, column, ...change }] of culprits) {
      const values = columnValues(datasetTables[table].row, row);
      const before = column === null ? null : storedValue(storedSeason, table, row, column);
      changes.push({
        ...change,
        table,
        column,
        before,
        after: column === null ? null : (values[column] ?? null),
      });
    }
    rows = withoutRows(rows, storedSeason, culprits);
  }
  return { rows, changes, unresolved };
}

type ChangedRow = readonly [table: MergedTable, row: object];

function changedRows(rows: SeasonRows, storedSeason: Dataset): ChangedRow[] {
  return keysOf(rows).flatMap((table) => {
    const before = new Set<object>(storedSeason[table]);
    return (rows[table] ?? []).filter((row) => !before.has(row)).map((row): ChangedRow => [table, row]);
  });
}

/**
 * Returns the changed rows behind a breach. These are its own row, or else those about the same match, club or stage. Of
 * the latter, new rows come first: one match too many is a new match, not a new score.
 */
function culpritsOf(
  { row }: Breach,
  rowsChanged: readonly ChangedRow[],
  storedSeason: Dataset,
): readonly ChangedRow[] {
  const ownRows = rowsChanged.filter(([, changedRow]) => changedRow === row);
  if (ownRows.length > 0) return ownRows;
  const relatedRows = rowsChanged.filter(([, changedRow]) => isAboutSame(changedRow, row));
  const newRows = relatedRows.filter(
    ([table, changedRow]) => storedRow(storedSeason, table, changedRow) === undefined,
  );
  return newRows.length > 0 ? newRows : relatedRows;
}

function isAboutSame(row: object, otherRow: object): boolean {
  const [a, b] = [byName(row), byName(otherRow)];
  const column = ['match_id', 'club', 'stage'].find((name) => b[name] !== undefined);
  return column !== undefined && a[column] === b[column];
}

function storedRow(storedSeason: Dataset, table: MergedTable, row: object): object | undefined {
  const key = rowKey(table, row);
  return rowsOf(storedSeason, table).find((candidate) => rowKey(table, candidate) === key);
}

function storedValue(storedSeason: Dataset, table: MergedTable, row: object, column: string): unknown {
  const stored = storedRow(storedSeason, table, row);
  return stored ? (columnValues(datasetTables[table].row, stored)[column] ?? null) : null;
}

function withoutRows(
  rows: SeasonRows,
  storedSeason: Dataset,
  culprits: ReadonlyMap<object, unknown>,
): SeasonRows {
  const tables = keysOf(rows).map((table) => [
    table,
    (rows[table] ?? []).flatMap((row: object) =>
      culprits.has(row) ? (storedRow(storedSeason, table, row) ?? []) : [row],
    ),
  ]);
  return Object.fromEntries(tables);
}
