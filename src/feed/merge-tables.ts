import type { Breach, IntegrityRule } from '../integrity/rule.ts';
import { type Dataset, datasetOfSeason, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { columnValues } from '../records/dataset/table.ts';
import { byName, keysOf } from '../records/typed.ts';
import type { FeedPlayer } from './adapter.ts';
import type { MergedTable } from './loss-rules.ts';
import { type Change, isApplied, type MergeOptions, mergeRows, rowKey } from './merge.ts';

/** The feed's rows of a season, by table; a row may lack columns. */
export type FedRows = { readonly [Name in MergedTable]?: readonly Partial<Dataset[Name][number]>[] };

/** Returns what the feed says of players as people, and their shirts, of which a season has those of known people alone. */
export function peopleOf(
  players: readonly FeedPlayer[],
  dataset: Dataset,
  season: number,
): Required<Pick<FedRows, 'people' | 'squads'>> {
  const known = new Set(dataset.people.map(({ player_id }) => player_id));
  return {
    people: players.flatMap(({ row: { player_id }, full_name, nationality }) => {
      if (full_name === null) return [];
      const person = { player_id, full_name, nationality };
      // The feed has no years of birth: of a known person, theirs is not missing.
      return [known.has(player_id) ? person : { ...person, birth_year: null, basis: 'feed', source: null }];
    }),
    squads: players.flatMap(({ row: { player_id }, full_name, shirt_number }) =>
      shirt_number === null || (full_name === null && !known.has(player_id))
        ? []
        : [{ season, player_id, shirt_number }],
    ),
  };
}

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
  options: Omit<MergeOptions, 'corrections'>,
): MergedSeason {
  const { corrections } = dataset;
  const merged = keysOf(fedRows).map((table) => {
    // Rows of a table without seasons have none; the others are of this one.
    const storedRows = rowsOf(dataset, table).filter(
      (row) => row.season === undefined || row.season === season,
    );
    return {
      table,
      ...mergeRows<object>(table, storedRows, fedRows[table] ?? [], { ...options, corrections }),
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

/** The merged rows of one season, by table; a table that is left out is as it is stored. */
export type SeasonRows = { readonly [Name in MergedTable]?: Dataset[Name] };

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
): MergedSeason {
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
  for (let round = 0; round < maxRounds; round += 1) {
    const candidate = { ...storedSeason, ...rows };
    const rowsChanged = changedRows(rows, storedSeason);
    const culprits = new Map<object, Change>();
    for (const rule of applicableRules) {
      for (const breach of rule.check(candidate)) {
        if (excusedBreaches.has(`${rule.name} ${breach.subject}`)) continue;
        for (const [table, row] of culpritsOf(breach, rowsChanged, storedSeason))
          if (!culprits.has(row)) culprits.set(row, rejectionOf(rule, breach, table, row, storedSeason));
      }
    }
    if (culprits.size === 0) break;
    changes.push(...culprits.values());
    rows = withoutRows(rows, storedSeason, culprits);
  }
  return { rows, changes };
}

/** Returns the change of a row that breaks a rule: the value of the column that the rule names, or else the whole row. */
function rejectionOf(
  { name }: IntegrityRule,
  { column, message }: Breach,
  table: MergedTable,
  row: object,
  storedSeason: Dataset,
): Change {
  const valueIn = (source: object | undefined) =>
    source && column !== undefined ? (columnValues(datasetTables[table].row, source)[column] ?? null) : null;
  return {
    table,
    row: rowKey(table, row),
    column: column ?? null,
    before: valueIn(storedRow(storedSeason, table, row)),
    after: valueIn(row),
    outcome: 'rejected',
    why: `${message} (${name})`,
  };
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

/** Puts the stored row in place of each culprit; a new one is removed. */
function withoutRows(
  rows: SeasonRows,
  storedSeason: Dataset,
  culprits: ReadonlyMap<object, Change>,
): SeasonRows {
  const tables = keysOf(rows).map((table) => [
    table,
    (rows[table] ?? []).flatMap((row: object) =>
      culprits.has(row) ? (storedRow(storedSeason, table, row) ?? []) : [row],
    ),
  ]);
  return Object.fromEntries(tables);
}
