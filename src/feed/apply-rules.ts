import { integrityRules } from '../integrity/index.ts';
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
 * @param stored the stored dataset; rows of other seasons are ignored
 */
export function applyRules(
  stored: Dataset,
  season: number,
  merged: SeasonRows,
  rules: readonly IntegrityRule[] = integrityRules,
): Judged {
  const own = datasetOfSeason(stored, season);
  const concerned = rules.filter(
    ({ name, tables }) => !notOfSeason.has(name) && tables.some((table) => table in merged),
  );
  const known = new Set(stored.knownExceptions.map(({ check, subject }) => `${check} ${subject}`));
  for (const rule of concerned) {
    for (const { subject } of rule.check(own)) known.add(`${rule.name} ${subject}`);
  }
  const changes: Change[] = [];
  let rows = merged;
  let unresolved: Breach[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const candidate = { ...own, ...rows };
    const changed = changedRows(rows, own);
    const culprits = new Map<object, Omit<Change, 'before' | 'after'>>();
    unresolved = [];
    for (const rule of concerned) {
      for (const breach of rule.check(candidate)) {
        if (known.has(`${rule.name} ${breach.subject}`)) continue;
        const found = culpritsOf(breach, changed, own);
        if (found.length === 0) unresolved.push(breach);
        for (const [table, row] of found) {
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
      const before = column === null ? null : storedValue(own, table, row, column);
      changes.push({
        ...change,
        table,
        column,
        before,
        after: column === null ? null : (values[column] ?? null),
      });
    }
    rows = withoutRows(rows, own, culprits);
  }
  return { rows, changes, unresolved };
}

type ChangedRow = readonly [table: MergedTable, row: object];

function changedRows(rows: SeasonRows, own: Dataset): ChangedRow[] {
  return keysOf(rows).flatMap((table) => {
    const before = new Set<object>(own[table]);
    return (rows[table] ?? []).filter((row) => !before.has(row)).map((row): ChangedRow => [table, row]);
  });
}

/**
 * The changed rows behind a breach: its own row; or else those about the same match, squad or stage, the new ones
 * first: one match too many is a new match, not a new score.
 */
function culpritsOf({ row }: Breach, changed: readonly ChangedRow[], own: Dataset): readonly ChangedRow[] {
  const self = changed.filter(([, one]) => one === row);
  if (self.length > 0) return self;
  const related = changed.filter(([, one]) => isAboutSame(one, row));
  const added = related.filter(([table, one]) => storedRow(own, table, one) === undefined);
  return added.length > 0 ? added : related;
}

function isAboutSame(one: object, other: object): boolean {
  const [a, b] = [byName(one), byName(other)];
  const column = ['match_id', 'club', 'stage'].find((name) => b[name] !== undefined);
  return column !== undefined && a[column] === b[column];
}

function storedRow(own: Dataset, table: MergedTable, row: object): object | undefined {
  const key = rowKey(table, row);
  return rowsOf(own, table).find((one) => rowKey(table, one) === key);
}

function storedValue(own: Dataset, table: MergedTable, row: object, column: string): unknown {
  const stored = storedRow(own, table, row);
  return stored ? (columnValues(datasetTables[table].row, stored)[column] ?? null) : null;
}

function withoutRows(rows: SeasonRows, own: Dataset, culprits: ReadonlyMap<object, unknown>): SeasonRows {
  const tables = keysOf(rows).map((table) => [
    table,
    (rows[table] ?? []).flatMap((row: object) =>
      culprits.has(row) ? (storedRow(own, table, row) ?? []) : [row],
    ),
  ]);
  return Object.fromEntries(tables);
}
