import { extraMinutes } from '../../src/derive/minutes.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { derivedNumber } from './answers/ids.ts';

type Match = DatasetRow<'matches'>;
type Side = DatasetRow<'goals'>['side'];

/** A goal at a minute; its player is null where the feed does not list it. */
export type Goal = Pick<DatasetRow<'goals'>, 'side' | 'player'> & { readonly minute: number };

const regularTime = 90;

/** A goal that the feed lists, at its minute. */
export type Listed = DatasetRow<'goals'> & { readonly minute: number };

/** The goals that the feed lists: those that others know of are not among them. */
export function listedGoals(rows: readonly DatasetRow<'goals'>[]): Listed[] {
  return rows.filter((row): row is Listed => row.basis === 'feed' && row.minute !== null);
}

/**
 * The goals of a finished match, by minute. Those of which no minute is known fall at minutes that follow from the
 * match's id, and so that a match which went on was level after ninety minutes.
 */
export function goalsOf(match: Match, rows: readonly DatasetRow<'goals'>[]): Goal[] {
  const goals = rows.flatMap(({ side, minute, player, basis }): Goal[] =>
    minute === null ? [] : [{ side, minute, player: basis === 'feed' ? player : null }],
  );
  const timed = [...goals];
  const extra = extraMinutes(match);
  const early = (side: Side) =>
    goals.filter((goal) => goal.side === side && goal.minute <= regularTime).length;
  for (const side of ['home', 'away'] as const) {
    const other = side === 'home' ? 'away' : 'home';
    const missing = (match[`${side}_goals`] ?? 0) - timed.filter((goal) => goal.side === side).length;
    for (let index = 0; index < missing; index += 1) {
      const isEarly = extra === 0 || early(side) < early(other);
      const name = `${match.match_id} ${side} ${index}`;
      const minute = isEarly
        ? 1 + derivedNumber(name, regularTime)
        : regularTime + 1 + derivedNumber(name, extra);
      goals.push({ side, minute, player: null });
    }
  }
  return goals.sort((a, b) => a.minute - b.minute);
}
