import { columnValues, rowOfColumns } from '../records/dataset/define-table.ts';
import { type Dataset, datasetTables } from '../records/dataset/index.ts';
import { ascending } from '../records/text.ts';
import { acceptedChange, addedRow, type Change, isApplied, type Outcome, rowKey } from './change.ts';
import {
  type Difference,
  isCorrectable,
  type MergedTable,
  type MergeRules,
  mergeRules,
  ruleOf,
} from './merge-rules.ts';
import { isPercentage, statisticKind } from './statistic-kind.ts';

export interface MergeOptions {
  /** When the feed answered. */
  readonly now: Date;
  /** Whether the season is the current one: the feed has some columns as of today. */
  readonly isCurrent: boolean;
  /** The values that were corrected by hand. They stay while the feed has the value of before. */
  readonly corrections?: Dataset['corrections'];
  /** The day of each match by `match_id`, for tables whose rows are about a match. */
  readonly matchDates?: ReadonlyMap<string, string>;
  /** Returns whether the operator accepts a loss; without it none is accepted. */
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
 * A feed's row may lack columns. Both lists are of one season where the table is seasonal. The order of the feed's rows
 * makes no difference.
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

/** Returns the merged row, and adds what became of each value that differs to the changes. */
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
  const { follows = {}, asOfToday = [] }: MergeRules = mergeRules[table];
  const differing = Object.keys(fedValues).filter(
    (column) =>
      !Object.is(valueIn(storedValues, column), fedValues[column] ?? null) &&
      (options.isCurrent || !asOfToday.includes(column)),
  );
  // Most rows, most of the time.
  if (differing.length === 0) return stored;
  // A map, since a statistic may have any name, `__proto__` too.
  const changedValues = new Map<string, unknown>();
  const mergedValue = (column: string) =>
    changedValues.has(column) ? changedValues.get(column) : valueIn(storedValues, column);
  const subject = subjectOf(table, row, storedValues, options);
  const independent = differing.filter((column) => !Object.hasOwn(follows, column));
  const dependent = Object.keys(follows).filter((column) => differing.includes(column));
  for (const column of [...independent, ...dependent]) {
    const before = valueIn(storedValues, column);
    const after = fedValues[column] ?? null;
    const follow = Object.hasOwn(follows, column) ? follows[column] : undefined;
    const verdict = follow?.(changedValues, mergedValue)
      ? updated
      : judgeValue(table, column, { before, after, ...subject });
    if (!verdict) continue;
    const change = acceptedChange({ table, row, column, before, after, ...verdict }, options.accepts);
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

/** What the values of a row are judged by. */
interface Subject extends Pick<Difference, 'isChecked' | 'isRecent'> {
  /** Whether the row is about one match. */
  readonly isOfMatch: boolean;
  /** Returns whether the stored value was corrected by hand while the feed had this one. */
  isCorrected(column: string, fed: unknown): boolean;
}

function subjectOf(
  table: MergedTable,
  row: string,
  stored: Readonly<Record<string, unknown>>,
  { now, corrections = [], matchDates }: MergeOptions,
): Subject {
  // Every match has a date.
  const day = table === 'matches' ? (stored.date as string) : matchDates?.get(String(stored.match_id));
  const file = `${datasetTables[table].name}/${stored.season}`;
  return {
    isChecked: table !== 'matches' || stored.status === 'FINISHED',
    isRecent: isCorrectable(day, now),
    isOfMatch: stored.match_id !== undefined,
    isCorrected: (column, fed) =>
      corrections.some(
        (correction) =>
          correction.table === file &&
          correction.subject === row &&
          correction.column === column &&
          correction.before === String(fed),
      ),
  };
}

interface Verdict {
  readonly outcome: Outcome;
  readonly why?: string;
}

const updated: Verdict = { outcome: 'updated' };

/** Returns what becomes of the feed's value; undefined where the stored value stays without a report. */
function judgeValue(
  table: MergedTable,
  column: string,
  { isCorrected, isOfMatch, ...difference }: Difference & Subject,
): Verdict | undefined {
  const { before, after, isChecked } = difference;
  if (isCorrected(column, after)) return undefined;
  const rule = ruleOf(table, column);
  if (rule === 'refuse') return { outcome: 'rejected', why: 'names the row' };
  if (after === null) return undefined;
  if (before === null) return updated;
  if (isFraction(table, column, before, after))
    return { outcome: 'rejected', why: 'a fraction; expected a percentage' };
  if (rule === 'fill' || isDefaultReason(column, after)) return undefined;
  if (rule !== 'correct' && rule.isAsked(difference)) return { outcome: 'loss', why: rule.why };
  return isOfMatch && isChecked ? { outcome: 'corrected' } : updated;
}

/** Returns whether a value is what the feed writes where it has no reason for a result. */
function isDefaultReason(column: string, value: unknown): boolean {
  return column === 'win_reason' && (value === 'RegularTime' || value === 'Draw');
}

/** Returns whether the feed has a fraction of 1 where the stored value is a percentage. */
function isFraction(table: MergedTable, column: string, before: unknown, after: unknown): boolean {
  const isShare =
    table === 'teamStats'
      ? statisticKind(column) === 'percentage'
      : isPercentage(datasetTables[table].row, column);
  return isShare && Number(before) > 2 && Number(after) > 0 && Number(after) <= 1;
}
