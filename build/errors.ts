import { styleText } from 'node:util';

/** A fault of the dataset with its file and line. */
export interface DatasetFault {
  readonly file: string;
  /** Counted from 1; the header is line 1. */
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}

/** Returns a fault as `data/matches/2024.csv:17:home_goals "x"; expected …`, which editors and CI turn into links. */
export function describeFault({ file, line, column, message }: DatasetFault): string {
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

/** Returns whether the system or SQLite has refused something, such as to write on a full disk. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && ('syscall' in error || 'errcode' in error);
}

/** Prints an error and its consequence, and sets the exit status of the command. */
export function exitWithError(error: unknown, consequence: string, status = 1): void {
  const isClear = error instanceof DatasetError || error instanceof UserError || isSystemError(error);
  const text = isClear ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${styleText('red', String(text), { stream: process.stderr })}\n${consequence}\n`);
  process.exitCode = status;
}
