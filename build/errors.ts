/** One thing wrong with the dataset, and where. */
export interface DatasetFault {
  readonly file: string;
  /** From 1, as an editor counts; the header is line 1. */
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}

/** `data/matches/2024.csv:17:home_goals "x" … expected …`: a form that editors and CI turn into links. */
function describeFault({ file, line, column, message }: DatasetFault): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`} ${message}`;
}

/** The dataset cannot be published: every fault found, not the first alone. */
export class DatasetError extends Error {
  override name = 'DatasetError';
  readonly faults: readonly DatasetFault[];

  constructor(faults: readonly DatasetFault[]) {
    const noun = faults.length === 1 ? 'fault' : 'faults';
    super(`${faults.length} ${noun} in the dataset\n${faults.map(describeFault).join('\n')}`);
    this.faults = faults;
  }
}

/** What the person at the keyboard can put right: told without where in our code it was found. */
export class UserError extends Error {
  override name = 'UserError';
}
