import { isInPlay, progressOf } from '../../derive/matches.ts';
import type { FeedMatch, Header } from '../adapter.ts';
import { score } from '../merge-rules.ts';

/** A row that is shown until the feed has a better one. */
type LiveRow<Row> = Row & {
  /** When the feed made the answer that changed it. */
  readonly changed_at: string;
  /** Why the last answer has no better one; undefined where the row is the answer's. */
  readonly held?: string;
  /** The row of the last answer, which takes back something: it is used once a second answer in a row takes back the same. */
  readonly doubted?: Row;
};

export type LiveMatch = LiveRow<FeedMatch>;
export type LiveHeader = LiveRow<Header>;

/** The columns that an answer takes back of a row, with their values and the reason to doubt it. */
interface TakenBack {
  readonly values: Readonly<Record<string, unknown>>;
  readonly why: string;
  /** Whether it stays doubted, however often the feed says it. */
  readonly isImpossible?: boolean;
}

/**
 * Returns the row of a match or header that holds after an answer: the answer's, or else the last good one. A row that takes
 * back something known holds once two answers in a row take back the same.
 *
 * @param last the row that held before
 * @param next the row of the answer; or why the answer has none that can be used
 * @param madeAt when the feed made the answer
 * @param takenBack returns what a row takes back of another; undefined where that is nothing
 */
export function rowAfter<Row extends FeedMatch | Header>(
  last: LiveRow<Row> | undefined,
  next: Row | string,
  madeAt: Date,
  takenBack: (last: Row, next: Row) => TakenBack | undefined,
): LiveRow<Row> | undefined {
  if (typeof next === 'string') return last && { ...withoutDoubt(last), held: next };
  const changed: LiveRow<Row> = { ...next, changed_at: madeAt.toISOString() };
  if (!last) return changed;
  const taken = takenBack(last, next);
  const isConfirmed =
    taken && last.doubted && JSON.stringify(takenBack(last, last.doubted)) === JSON.stringify(taken);
  if (taken?.isImpossible) return { ...withoutDoubt(last), held: taken.why };
  if (taken && !isConfirmed) return { ...withoutDoubt(last), held: taken.why, doubted: next };
  const settled = withoutDoubt(last);
  return JSON.stringify({ ...next, changed_at: last.changed_at }) === JSON.stringify(settled)
    ? settled
    : changed;
}

function withoutDoubt<Row>(row: LiveRow<Row>): LiveRow<Row> {
  const { held: _, doubted: __, ...settled } = row;
  // Nothing else was left out.
  return settled as LiveRow<Row>;
}

/** Returns whether a row sets a match back to before its kick-off. */
export function isSetBack(last: FeedMatch, next: FeedMatch): boolean {
  return progressOf(next) === 0 && progressOf(last) > 0;
}

/** Returns what a match takes back, such as its status, a score that falls, or another result. */
export function takenFromMatch(last: FeedMatch, next: FeedMatch): TakenBack | undefined {
  const isOver = last.status === 'FINISHED';
  const isLost = (column: (typeof score)[number] | 'winner') => {
    const before = last[column];
    const after = next[column];
    if (before === null || before === after) return false;
    return isOver || after === null || after < before;
  };
  const columns = [
    ...(progressOf(next) < progressOf(last) ? (['status'] as const) : []),
    ...score.filter(isLost),
    ...(isOver && isLost('winner') ? (['winner'] as const) : []),
  ];
  const [first] = columns;
  if (!first) return undefined;
  return {
    values: Object.fromEntries(columns.map((column) => [column, next[column]])),
    why: `${first} ${next[first] ?? 'unknown'} after ${last[first]}`,
    // A match that is being played has a score.
    isImpossible: isInPlay(next.status) && (next.home_goals === null || next.away_goals === null),
  };
}

/** Returns what a header takes back: goals that it listed, or red cards. */
export function takenFromHeader(last: Header, next: Header): TakenBack | undefined {
  const figures = (header: Header) => ({
    'home goals': header.goals.filter(({ side }) => side === 'home').length,
    'away goals': header.goals.filter(({ side }) => side === 'away').length,
    'home red cards': header.home_red_cards ?? 0,
    'away red cards': header.away_red_cards ?? 0,
  });
  const before = figures(last);
  const after = figures(next);
  const values = Object.fromEntries(
    Object.entries(after).filter(([name, count]) => count < before[name as keyof typeof before]),
  );
  const [first] = Object.keys(values) as (keyof typeof before)[];
  return first && { values, why: `${after[first]} ${first} after ${before[first]}` };
}
