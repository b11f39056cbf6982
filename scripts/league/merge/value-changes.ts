import type { DatasetRow } from '../../../src/records/dataset/index.ts';

type Match = DatasetRow<'matches'>;

/** A column of the table `matches`. */
export type MatchColumn = keyof Match & string;

/** A value that a list has in place of the stored one. */
export interface ValueChange {
  readonly column: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns changed values in words: `home_goals 2 -> 3, attendance 5000 -> (empty)`. */
export function describeValues(values: readonly ValueChange[]): string {
  const text = (value: unknown) => (value === null ? '(empty)' : `${value}`);
  return values.map(({ column, before, after }) => `${column} ${text(before)} -> ${text(after)}`).join(', ');
}
