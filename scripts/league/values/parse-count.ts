import { UnreadableValueError } from './unreadable-value-error.ts';

/**
 * Parses a number of goals, shots or cards: `2`, and `2.0` as spreadsheets and pandas write it.
 *
 * @param meaning what the number counts, for the message, such as `number of goals`
 * @throws {UnreadableValueError} if the text is no whole number from 0
 */
export function parseCount(text: string, meaning: string): number {
  const digits = /^(\d{1,9})(?:\.0+)?$/.exec(text)?.[1];
  if (digits === undefined)
    throw new UnreadableValueError(`'${text}' is no ${meaning}; expected a whole number`);
  return Number(digits);
}

/**
 * Parses a number of spectators: `5000`, `5000.0`, thousands in groups, such as `1,200`, `1.200` and `1 200`, and
 * `1e+05`, as R writes 100,000.
 *
 * @throws {UnreadableValueError} if the text is no whole number from 0
 */
export function parseAttendance(text: string): number {
  const isGrouped = /^\d{1,3}([ ,.'\u00a0\u202f’])\d{3}(?:\1\d{3})*$/.test(text);
  const isPowerOfTen = /^\d(?:\.\d{1,4})?e\+0?[4-6]$/i.test(text);
  const number = isGrouped ? text.replaceAll(/\D/g, '') : isPowerOfTen ? String(Number(text)) : text;
  const digits = /^(\d{1,7})(?:\.0+)?$/.exec(number)?.[1];
  if (digits === undefined)
    throw new UnreadableValueError(`'${text}' is no attendance; expected one such as 5000 or 5,000`);
  return Number(digits);
}

/**
 * Parses a share of possession: `55`, `55.5` or `55%`.
 *
 * @throws {UnreadableValueError} if the text is no number from 0 to 100
 */
export function parsePercentage(text: string): number {
  const number = /^\d{1,3}(?:\.\d+)?(?=\s*%?$)/.exec(text)?.[0];
  if (number === undefined || Number(number) > 100)
    throw new UnreadableValueError(`'${text}' is no percentage; expected one such as 55`);
  return Number(number);
}
