import { styleText } from 'node:util';

/** A fault of the dataset with its file and line. */
export interface DatasetFault {
  readonly file: string;
  /** Counted from 1; the header is line 1. */
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}

/** Formats a fault as `data/matches/2024.csv:17:home_goals "x"; expected …`, which editors and CI turn into links. */
function describeFault({ file, line, column, message }: DatasetFault): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`} ${message}`;
}

/** Says that the dataset cannot be published, and lists every fault. */
export class DatasetError extends Error {
  override name = 'DatasetError';
  readonly faults: readonly DatasetFault[];

  constructor(faults: readonly DatasetFault[]) {
    const noun = faults.length === 1 ? 'fault' : 'faults';
    super(`${faults.length} ${noun} in the dataset\n${faults.map(describeFault).join('\n')}`);
    this.faults = faults;
  }
}

/** An error that the user can correct, which is shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Returns the message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

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
