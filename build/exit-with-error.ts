import { styleText } from 'node:util';
import { DatasetError, UserError } from './errors.ts';

/** Ends a command that failed: what was wrong, what became of the output, and exit status 1. */
export function exitWithError(error: unknown, consequence: string): void {
  const isTheirs = error instanceof DatasetError || error instanceof UserError;
  const text = isTheirs ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n${consequence}\n`);
  process.exitCode = 1;
}
