/** Says that a value of a list is not what it should be: `'25:10' is no time; expected one such as 19:30`. */
export class UnreadableValueError extends Error {
  override name = 'UnreadableValueError';
}
