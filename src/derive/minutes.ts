import type { DatasetRow } from '../records/dataset/index.ts';

const regularTime = 90;
const extraTime = 30;

type Decided = Pick<DatasetRow<'matches'>, 'win_reason'>;

/** Minutes of extra time in a match: it was won in it, or in the shoot-out that follows it, or there was none. */
export function extraMinutes({ win_reason }: Decided): number {
  return win_reason === 'ExtraTime' || win_reason === 'Penalties' ? extraTime : 0;
}

/** Minutes that each side of a finished match played, added time not counted. */
export function clubMinutes(match: Decided): number {
  return regularTime + extraMinutes(match);
}

/** The most minutes a number of appearances can come to, with so much extra time among them. */
export function mostMinutes(appearances: number, extra: number): number {
  return appearances * regularTime + extra;
}
