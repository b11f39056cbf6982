import type { DatasetFault } from '../errors.ts';

export interface RowLocation {
  readonly file: string;
  readonly line: number;
}

/** Remembers the line each row was read from, so that a rule broken later can still name it. */
export class RowLocations {
  readonly #places = new WeakMap<object, RowLocation>();

  remember(row: object, place: RowLocation): void {
    this.#places.set(row, place);
  }

  fault(row: object, column: string | undefined, message: string): DatasetFault {
    const place = this.#places.get(row);
    if (!place)
      throw new Error(`a rule speaks of a row that was not read from a file: ${JSON.stringify(row)}`);
    return { ...place, ...(column !== undefined && { column }), message };
  }
}
