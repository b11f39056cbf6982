import { styleText } from 'node:util';
import { DatasetError, UserError } from './errors.ts';

/** Codes of the system's errors, and SQLite's result codes. */
const diskFull: readonly unknown[] = ['ENOSPC', 'EDQUOT', 13];
const noAccess: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM', 8, 14];

/** Returns what the user can mend of an error of the system or of SQLite; undefined for any other. */
function systemMessage(error: unknown): string | undefined {
  // Errors of both kinds are objects with such properties.
  const { code, errcode = code, path = 'a file' } = (error ?? {}) as Record<string, unknown>;
  if (diskFull.includes(errcode)) return 'the disk is full; expected space for what the command writes';
  if (!noAccess.includes(errcode)) return undefined;
  return `${path} cannot be opened or written; expected permission for it, and a disk that is not read-only`;
}

/** Prints an error and its consequence, and sets the exit status of the command. */
export function exitWithError(error: unknown, consequence: string, status = 1): void {
  const isUserError = error instanceof DatasetError || error instanceof UserError;
  const stack = error instanceof Error ? error.stack : undefined;
  const text = isUserError ? error.message : (systemMessage(error) ?? stack ?? String(error));
  process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n${consequence}\n`);
  process.exitCode = status;
}
