import { styleText } from 'node:util';
import { DatasetError, Mistake } from './faults.ts';

/** Ends a command that failed: what was wrong, what became of the output, and exit status 1. */
export function fail(error: unknown, aftermath: string): void {
  const isTheirs = error instanceof DatasetError || error instanceof Mistake;
  const text = isTheirs ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n${aftermath}\n`);
  process.exitCode = 1;
}
