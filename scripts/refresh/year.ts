import { UserError } from '../../build/errors.ts';

/** @throws {UserError} if the text is no year */
export function yearOf(text: string | undefined, usage: string): number {
  if (text !== undefined && /^\d{4}$/.test(text)) return Number(text);
  throw new UserError(
    `--season is ${text === undefined ? 'missing' : `'${text}'`}; expected a year\n${usage}`,
  );
}
