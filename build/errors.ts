/** A fault of the dataset, with its place. */
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

/** The dataset cannot be published. Lists every fault, not the first alone. */
export class DatasetError extends Error {
  override name = 'DatasetError';
  readonly faults: readonly DatasetFault[];

  constructor(faults: readonly DatasetFault[]) {
    const noun = faults.length === 1 ? 'fault' : 'faults';
    super(`${faults.length} ${noun} in the dataset\n${faults.map(describeFault).join('\n')}`);
    this.faults = faults;
  }
}

/** An error that the user can correct: shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Returns the message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
