import { columnValues, rowOfColumns } from '../records/dataset/define-table.ts';
import { type Dataset, datasetTables } from '../records/dataset/index.ts';
import { ascending } from '../records/text.ts';
import { byName } from '../records/typed.ts';
import { type ColumnRule, isPercentage, type MergedTable, mergeRules } from './loss-rules.ts';

/**
 * What became of the feed's value.
 *
 * - added: the row is new.
 * - updated: the stored value was unknown, or may change.
 * - corrected: a detail of a match of the last two weeks.
 * - accepted: a loss that was accepted.
 * - loss: a known fact would shrink or change; the stored value stays.
 * - rejected: the value breaks a rule; the stored one stays.
 */
export type Outcome = 'added' | 'updated' | 'corrected' | 'accepted' | 'loss' | 'rejected';

/** A difference between a stored row and the feed's, and what became of it. */
export interface Change {
  readonly table: MergedTable;
  /** The key's values, joined by a space. */
  readonly row: string;
  /** Null: the whole row. */
  readonly column: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly outcome: Outcome;
  /** The reason for `loss` and `rejected`. */
  readonly why?: string;
}

export interface MergeOptions {
  /** When the feed answered. */
  readonly now: Date;
  /**
   * Whether the season is the current one; of a past season the feed's names, clubs and positions are those of today.
   */
  readonly isCurrent: boolean;
  /** The values that were corrected by hand. They stay while the feed has the value of before. */
  readonly corrections?: Dataset['corrections'];
  /** The day of each match by `match_id`; for tables whose rows are about a match. */
  readonly matchDates?: ReadonlyMap<string, string>;
  /** Whether a loss is accepted; without it none is. */
  readonly accepts?: (loss: Change) => boolean;
}

export interface Merged<Row> {
  /** The stored rows in their order, then the new ones by key. A row without a change is the stored object itself. */
  readonly rows: Row[];
  readonly changes: Change[];
}

/**
 * Merges the feed's rows into the stored rows of a table, field by field.
 *
 * A feed's row may lack columns. Both lists are of one season where the table is seasonal. The result depends neither
 * on the order of the feed's rows nor on anything but the arguments.
 */
export function mergeRows<Row extends object>(
  table: MergedTable,
  stored: readonly Row[],
  feed: readonly Partial<Row>[],
  options: MergeOptions,
): Merged<Row> {
  const changes: Change[] = [];
  const byKey = new Map(feed.map((row) => [rowKey(table, row), row]));
  const rows = stored.map((row) => {
    const key = rowKey(table, row);
    const fed = byKey.get(key);
    byKey.delete(key);
    return fed ? mergeRow(table, key, row, fed, options, changes) : row;
  });
  const newRows = [...byKey].sort(([a], [b]) => ascending(a, b));
  for (const [row] of newRows) changes.push(addedRow(table, row));
  // Only the feed's row of a stored one may lack columns.
  return { rows: [...rows, ...newRows.map(([, row]) => row as Row)], changes };
}

/** The values of a row's key, joined by a space. */
export function rowKey(table: MergedTable, row: object): string {
  const values = byName(row);
  return datasetTables[table].key.map((column) => String(values[column])).join(' ');
}

/** Returns the change of a row that the feed adds. */
export function addedRow(table: MergedTable, row: string): Change {
  return { table, row, column: null, before: null, after: null, outcome: 'added' };
}

function mergeRow<Row extends object>(
  table: MergedTable,
  row: string,
  stored: Row,
  fed: Partial<Row>,
  options: MergeOptions,
  changes: Change[],
): Row {
  const schema = datasetTables[table].row;
  const storedValues = columnValues(schema, stored);
  const fedValues = columnValues(schema, fed);
  const differing = Object.keys(fedValues).filter(
    (column) => !Object.is(valueIn(storedValues, column), fedValues[column] ?? null),
  );
  // Most rows, most of the time.
  if (differing.length === 0) return stored;
  const { follows } = mergeRules[table];
  // A map, since a statistic may have any name, `__proto__` too.
  const changedValues = new Map<string, unknown>();
  const mergedValue = (column: string) =>
    changedValues.has(column) ? changedValues.get(column) : valueIn(storedValues, column);
  const judge = judgeOf(table, row, storedValues, options);
  const independent = differing.filter((column) => !Object.hasOwn(follows, column));
  const dependent = Object.keys(follows).filter((column) => differing.includes(column));
  for (const column of [...independent, ...dependent]) {
    const before = valueIn(storedValues, column);
    const after = fedValues[column] ?? null;
    const follow = Object.hasOwn(follows, column) ? follows[column] : undefined;
    const verdict: Verdict | undefined = follow?.(changedValues, mergedValue)
      ? { outcome: 'updated' }
      : judge(column, before, after);
    if (!verdict) continue;
    let change: Change = { table, row, column, before, after, ...verdict };
    if (change.outcome === 'loss' && options.accepts?.(change)) change = { ...change, outcome: 'accepted' };
    if (isApplied(change)) changedValues.set(column, after);
    changes.push(change);
  }
  if (changedValues.size === 0) return stored;
  const values = new Map([...Object.entries(storedValues), ...changedValues]);
  // The values are those of two rows of the table.
  return rowOfColumns(schema, values, ['season']) as Row;
}

/** Returns the value of a column; null where the row lacks it, even if objects have a member of that name. */
function valueIn(row: Readonly<Record<string, unknown>>, column: string): unknown {
  return Object.hasOwn(row, column) ? (row[column] ?? null) : null;
}

/** Whether a change is in the merged rows. */
export function isApplied({ outcome }: Change): boolean {
  return outcome !== 'loss' && outcome !== 'rejected';
}

function ruleOf(table: MergedTable, column: string): ColumnRule {
  const { columns, others } = mergeRules[table];
  return (Object.hasOwn(columns, column) ? columns[column] : undefined) ?? others(column);
}

interface Verdict {
  readonly outcome: Outcome;
  readonly why?: string;
}

const updated: Verdict = { outcome: 'updated' };

/** Returns a function that judges each value of a row; undefined: the stored value stays, without a report. */
function judgeOf(
  table: MergedTable,
  row: string,
  stored: Readonly<Record<string, unknown>>,
  { now, isCurrent, corrections = [], matchDates }: MergeOptions,
) {
  const isChecked = table !== 'matches' || stored.status === 'FINISHED';
  // Every match has a date.
  const day = table === 'matches' ? (stored.date as string) : matchDates?.get(String(stored.match_id));
  const file = `${datasetTables[table].name}/${stored.season}`;
  const isCorrected = (column: string, fed: unknown) =>
    corrections.some(
      (correction) =>
        correction.table === file &&
        correction.subject === row &&
        correction.column === column &&
        correction.before === String(fed),
    );
  const checked = (why: string): Verdict => (isChecked ? { outcome: 'loss', why } : updated);
  return (column: string, before: unknown, after: unknown): Verdict | undefined => {
    const rule = ruleOf(table, column);
    if (rule === 'present' && !isCurrent) return undefined;
    if (isCorrected(column, after)) return undefined;
    if (rule === 'identity') return { outcome: 'rejected', why: 'names the row' };
    if (after === null) return undefined;
    if (before === null) return updated;
    const isShare = rule === 'percentage' || isPercentage(datasetTables[table].row, column);
    if (isShare && Number(before) > 2 && Number(after) > 0 && Number(after) <= 1) {
      return { outcome: 'rejected', why: 'a fraction; expected a percentage' };
    }
    switch (rule) {
      case 'filled':
        return undefined;
      case 'reason':
        return after === 'RegularTime' || after === 'Draw' ? undefined : checked('a checked result');
      case 'result':
        return checked('a checked result');
      case 'detail':
        if (!isChecked) return updated;
        return isCorrectable(day, now)
          ? { outcome: 'corrected' }
          : { outcome: 'loss', why: 'a match of more than two weeks ago' };
      case 'count':
        return Number(after) < Number(before) ? { outcome: 'loss', why: 'a total that shrinks' } : updated;
      default:
        return updated;
    }
  };
}

/** How long after a match the feed may correct its details: two weeks. */
const correctionMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Whether a match was played so recently that the feed may correct its details.
 *
 * @param day the day of the match; undefined where it is not known
 */
export function isCorrectable(day: string | undefined, now: Date): boolean {
  return day !== undefined && now.getTime() - Date.parse(day) < correctionMs;
}
