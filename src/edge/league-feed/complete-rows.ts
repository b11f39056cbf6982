import type { FeedPlayer } from '../../feed/players.ts';
import type { FeedMatch } from '../../feed/schedule.ts';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { entriesOf } from '../../records/typed.ts';
import { keyOf } from './parse-answer.ts';
import type { FeedResource } from './requests.ts';

/** The rows of an answer, completed. */
export interface CompletedRows {
  readonly rows: unknown[];
  /** The keys of rows that the answer lacks: those completed, and those that only the stored season has. */
  readonly lacked: readonly string[];
}

/**
 * Completes the rows of an answer from those of the last good one: a row that it lacks, and of players and clubs a figure
 * that it lacks. A match's fields are of the moment and stay as they are. A match that it lacks gives way to one of the
 * same day and club, whose id the feed has corrected; one of the stored season does not, since the merge keeps its id.
 *
 * @param stored the keys of the rows that the stored season has, which the merge adds
 */
export function completeRows(
  resource: FeedResource,
  rows: readonly unknown[],
  previous: readonly unknown[],
  stored: readonly string[] = [],
): CompletedRows {
  const before = new Map(previous.map((row) => [keyOf(resource, row), row]));
  const completed = rows.map((row) => {
    const key = keyOf(resource, row);
    const known = before.get(key);
    before.delete(key);
    return known === undefined ? row : completeRow(resource, row, known);
  });
  const isReplaced = resource === 'schedule' ? playingIn(rows) : () => false;
  const added = [...before].filter(([key, row]) => stored.includes(key) || !isReplaced(row));
  const lacked = new Set([...added.map(([key]) => key), ...stored]);
  return {
    rows: [...completed, ...added.map(([, row]) => row)],
    lacked: [...lacked.difference(new Set(rows.map((row) => keyOf(resource, row))))],
  };
}

/** Returns whether a club of a match plays another on its day, among these matches. */
function playingIn(rows: readonly unknown[]): (row: unknown) => boolean {
  const playing = new Set(rows.flatMap(clubDays));
  return (row) => clubDays(row).some((one) => playing.has(one));
}

/** Returns the clubs of a match, each with the day. */
function clubDays(row: unknown): string[] {
  // A row of the schedule.
  const { home_club, away_club, date } = row as FeedMatch;
  return [home_club, away_club].map((club) => `${club} ${date}`);
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
