import type { DatasetFault } from '../errors.ts';

export interface RowLocation {
  readonly file: string;
  readonly line: number;
}

/** Remembers the line that each row was read from, so that a later breach of a rule can name it. */
export class RowLocations {
  readonly #locations = new WeakMap<object, RowLocation>();

  set(row: object, location: RowLocation): void {
    this.#locations.set(row, location);
  }

  fault(row: object, column: string | undefined, message: string): DatasetFault {
    const location = this.#locations.get(row);
    if (!location)
      throw new Error(`a breach names a row that was not read from a file: ${JSON.stringify(row)}`);
    return { ...location, ...(column !== undefined && { column }), message };
  }
}
