import type { Breach, IntegrityRule } from '../integrity/rule.ts';
import { columnValues } from '../records/dataset/define-table.ts';
import { type Dataset, datasetOfSeason, datasetTables, rowsOf } from '../records/dataset/index.ts';
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

/** The merged rows of one season, by table; a table that is left out is as it is stored. */
export type SeasonRows = { readonly [Name in MergedTable]?: Dataset[Name] };

/** Reverting one row may let another break a rule; a season needs two or three rounds. */
const maxRounds = 10;

/** Rules about the whole dataset, which a merge by key cannot break. */
const notOfSeason = new Set(['ids-unique']);

/**
 * Applies the integrity rules to the merged rows of a season. A row that breaks one is replaced by its stored row, or
 * removed where there is none, and reported in place of what was merged of it.
 *
 * A breach that the stored rows have too, or that `data/known-exceptions.csv` excuses, rejects nothing.
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
    const candidate = { ...storedSeason, ...rows };
    const rowsChanged = changedRows(rows, storedSeason);
    const culprits = new Map<object, ChangedRow & { readonly change: Change }>();
    for (const rule of applicableRules) {
      for (const breach of rule.check(candidate)) {
        if (excusedBreaches.has(`${rule.name} ${breach.subject}`)) continue;
        for (const changed of culpritsOf(breach, rowsChanged))
          if (!culprits.has(changed.row))
            culprits.set(changed.row, { ...changed, change: rejectionOf(rule, breach, changed) });
      }
    }
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
  const valueIn = (source: object | undefined) =>
    source && column !== undefined ? (columnValues(datasetTables[table].row, source)[column] ?? null) : null;
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
  const [a, b] = [byName(row), byName(otherRow)];
  const column = ['match_id', 'club', 'stage'].find((name) => b[name] !== undefined);
  return column !== undefined && a[column] === b[column];
}
