import type { FeedPlayer } from '../../feed/players.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
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

// The name of the resource decides the type of its rows, which the compiler does not follow.
function completeRow(resource: FeedResource, row: unknown, known: unknown): unknown {
  if (resource === 'players') {
    const [next, last] = [row as FeedPlayer, known as FeedPlayer];
    return { ...complete(next, last), row: complete(next.row, last.row) };
  }
  if (resource === 'teamStats') {
    const [next, last] = [row as DatasetRow<'teamStats'>, known as DatasetRow<'teamStats'>];
    return { ...next, stats: { ...last.stats, ...complete(next.stats, last.stats) } };
  }
  return row;
}

function complete<Row extends object>(row: Row, known: Row): Row {
  const figures = Object.entries(row).map(([name, value]) => [
    name,
    value ?? known[name as keyof Row] ?? null,
  ]);
  return Object.fromEntries(figures) as Row;
}
