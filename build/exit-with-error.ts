import { styleText } from 'node:util';
import { DatasetError, UserError } from './errors.ts';

/** Prints an error and its consequence, and sets the exit status of the command. */
export function exitWithError(error: unknown, consequence: string, status = 1): void {
  const isUserError = error instanceof DatasetError || error instanceof UserError;
  const stack = error instanceof Error ? error.stack : undefined;
  const text = isUserError ? error.message : (stack ?? String(error));
  process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n${consequence}\n`);
  process.exitCode = status;
}
