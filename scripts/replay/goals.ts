import { extraMinutes } from '../../src/derive/minutes.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { derivedNumber } from './answers/ids.ts';

type Match = DatasetRow<'matches'>;
type Side = DatasetRow<'goals'>['side'];

/** A goal at a minute. Its player is null where the feed does not list it. */
export type Goal = Pick<DatasetRow<'goals'>, 'side' | 'player'> & { readonly minute: number };

const regularTime = 90;

/** A goal that the feed lists, at its minute. */
export type ListedGoal = DatasetRow<'goals'> & { readonly minute: number };

/** Returns the goals that the feed lists, without those of other sources. */
export function listedGoals(rows: readonly DatasetRow<'goals'>[]): ListedGoal[] {
  return rows.filter((row): row is ListedGoal => row.basis === 'feed' && row.minute !== null);
}

/**
 * Returns the goals of a finished match, by minute. A goal without a known minute gets one from the match's id. A match
 * with extra time is level after ninety minutes.
 */
export function goalsOf(match: Match, rows: readonly DatasetRow<'goals'>[]): Goal[] {
  const goals = rows.flatMap(({ side, minute, player, basis }): Goal[] =>
    minute === null ? [] : [{ side, minute, player: basis === 'feed' ? player : null }],
  );
  const goalsWithMinute = [...goals];
  const minutesOfExtraTime = extraMinutes(match);
  const goalsInRegularTime = (side: Side) =>
    goals.filter((goal) => goal.side === side && goal.minute <= regularTime).length;
  for (const side of ['home', 'away'] as const) {
    const opponent = side === 'home' ? 'away' : 'home';
    const missingCount =
      (match[`${side}_goals`] ?? 0) - goalsWithMinute.filter((goal) => goal.side === side).length;
    for (let index = 0; index < missingCount; index += 1) {
      const isEarly = minutesOfExtraTime === 0 || goalsInRegularTime(side) < goalsInRegularTime(opponent);
      const name = `${match.match_id} ${side} ${index}`;
      const minute = isEarly
        ? 1 + derivedNumber(name, regularTime)
        : regularTime + 1 + derivedNumber(name, minutesOfExtraTime);
      goals.push({ side, minute, player: null });
    }
  }
  return goals.sort((a, b) => a.minute - b.minute);
}
