import type { TranslateOfBoth } from '../words.ts';

export const pointsInWords =
  '{points, plural, =1 {one point} =2 {two points} =3 {three points} =4 {four points} =5 {five points} =6 {six points} =7 {seven points} =8 {eight points} =9 {nine points} other {# points}}';

/** A club at the top of the table, by its short name. */
export interface Leader {
  readonly name: string;
  readonly points: number;
}

/** Returns by how many points the first club of a table leads the second. The script says it of the table as it stands. */
export function leadStatement(t: TranslateOfBoth, leader: Leader, second: Leader): string {
  const values = { leader: leader.name, second: second.name };
  const margin = leader.points - second.points;
  return margin === 0
    ? t('{leader} and {second} are level at the top', values)
    : t('{leader} lead {second} by {points}', { ...values, points: t(pointsInWords, { points: margin }) });
}
