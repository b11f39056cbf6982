import { styleText } from 'node:util';
import { DatasetError, UserError } from './errors.ts';

const diskFull = 'the disk is full; expected space for what the command writes';

/** SQLite's result code for a full disk. */
const sqliteFull = 13;

function isDiskFull(error: unknown): boolean {
  // Errors of both kinds are objects with such a property.
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === sqliteFull;
}

/** Prints an error and its consequence, and sets the exit status of the command. */
export function exitWithError(error: unknown, consequence: string, status = 1): void {
  const isUserError = error instanceof DatasetError || error instanceof UserError;
  const stack = error instanceof Error ? error.stack : undefined;
  const text = isUserError ? error.message : isDiskFull(error) ? diskFull : (stack ?? String(error));
  process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n${consequence}\n`);
  process.exitCode = status;
}
