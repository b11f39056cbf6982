import { UnreadableValueError } from './unreadable-value-error.ts';

/**
 * Parses a yes or a no: `TRUE`, `yes`, `1`, `1.0` and their opposites, in any letter case.
 *
 * @param question what the value answers, for the message, such as `the venue is neutral`
 * @throws {UnreadableValueError} if the text is neither
 */
export function parseFlag(text: string, question: string): boolean {
  if (/^(?:true|t|yes|y|1(?:\.0)?)$/i.test(text)) return true;
  if (/^(?:false|f|no|n|0(?:\.0)?)$/i.test(text)) return false;
  throw new UnreadableValueError(`'${text}' does not say whether ${question}; expected true or false`);
}
