import type { TranslateOfBoth } from '../words.ts';

/** Returns a number of points in words, such as "two points"; from ten on the number is in figures. */
export function pointsInWords(t: TranslateOfBoth, points: number): string {
  const number = t(
    '{number, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} other {#}}',
    { number: points },
  );
  return t('{points, plural, =1 {one point} other {{number} points}}', { points, number });
}

/** A club at the top of the table, by its short name. */
interface Leader {
  readonly name: string;
  readonly points: number;
}

/** Returns by how many points the first club of a table leads the second. The script says it of the table as it stands. */
export function leadStatement(t: TranslateOfBoth, leader: Leader, second: Leader): string {
  const values = { leader: leader.name, second: second.name };
  const margin = leader.points - second.points;
  return margin === 0
    ? t('{leader} and {second} are level at the top', values)
    : t('{leader} lead {second} by {points}', { ...values, points: pointsInWords(t, margin) });
}
