import type { DatasetRow } from '../records/dataset/index.ts';

const regularTime = 90;
const extraTime = 30;

type MatchEnd = Pick<DatasetRow<'matches'>, 'win_reason'>;

/** Returns the minutes of extra time, which a match won in extra time or in a shoot-out had. */
export function extraMinutes({ win_reason }: MatchEnd): number {
  return win_reason === 'ExtraTime' || win_reason === 'Penalties' ? extraTime : 0;
}

/** Returns the minutes that each side of a finished match played, without added time. */
export function clubMinutes(match: MatchEnd): number {
  return regularTime + extraMinutes(match);
}

/** Returns the maximum minutes of a number of appearances, with this much extra time among them. */
export function maxMinutes(appearances: number, extra: number): number {
  return appearances * regularTime + extra;
}
