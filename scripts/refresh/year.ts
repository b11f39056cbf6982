import { Mistake } from '../../build/faults.ts';

/** @throws {Mistake} if the text is no year */
export function yearOf(text: string | undefined, usage: string): number {
  if (text !== undefined && /^\d{4}$/.test(text)) return Number(text);
  throw new Mistake(`--season is ${text === undefined ? 'missing' : `'${text}'`}; expected a year\n${usage}`);
}
