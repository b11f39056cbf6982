import type { FeedPlayer } from '../../feed/players.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { entriesOf } from '../../records/typed.ts';
import { keyOf } from './parse-answer.ts';
import type { FeedResource } from './requests.ts';

/**
 * Completes the rows of an answer from those of the last good one: a row that it lacks, and of players and clubs a figure
 * that it lacks. A match's fields are of the moment and stay as they are.
 */
export function completeRows(
  resource: FeedResource,
  rows: readonly unknown[],
  previous: readonly unknown[],
): unknown[] {
  const before = new Map(previous.map((row) => [keyOf(resource, row), row]));
  const completed = rows.map((row) => {
    const key = keyOf(resource, row);
    const known = before.get(key);
    before.delete(key);
    return known === undefined ? row : completeRow(resource, row, known);
  });
  return [...completed, ...before.values()];
}

function completeRow(resource: FeedResource, row: unknown, known: unknown): unknown {
  if (resource === 'players') {
    // The resource decides the type of its rows, which the compiler does not follow.
    const [next, last] = [row as FeedPlayer, known as FeedPlayer];
    return { ...complete(next, last), row: complete(next.row, last.row) };
  }
  if (resource === 'teamStats') {
    // The resource decides the type of its rows, which the compiler does not follow.
    const [next, last] = [row as DatasetRow<'teamStats'>, known as DatasetRow<'teamStats'>];
    return { ...next, stats: { ...last.stats, ...complete(next.stats, last.stats) } };
  }
  return row;
}

function complete<Row extends object>(row: Row, known: Row): Row {
  const figures = entriesOf(row).map(([name, value]) => [name, value ?? known[name] ?? null]);
  // Each value is that of one of two rows of the type.
  return Object.fromEntries(figures) as Row;
}
