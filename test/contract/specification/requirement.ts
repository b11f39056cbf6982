import type { Reply } from '../reply.ts';

/**
 * A requirement of the specification: its sentence or the row of its table, word for word; a request; and what is expected of
 * the answer. Requirements change only with a new major version.
 *
 * A request is an address, after its method where that is not GET. It is below `/api/v1`, unless it begins with `/api` or is
 * that of a JSON file. `{season}` and its like are values of the site, as `readValues` describes them.
 */
export type Requirement = readonly [sentence: string, request: string, expectation: Expectation];

/** Asserts what is expected of an answer. Whatever it has beside that is allowed. */
export type Expectation = (asked: Asked) => void | Promise<void>;

/** A request that was made, and what an expectation may need beside the answer. */
export interface Asked {
  readonly reply: Reply;
  /** Returns a value of the site, such as that of `season`, as requests have it. */
  readonly value: (name: string) => string;
  /** Returns the answer to another request, of the same form. */
  readonly ask: (request: string) => Promise<Reply>;
  /** Returns how many rows the site has in a table of the dataset. */
  readonly sizeOf: (table: string) => Promise<number>;
}

/** A row of an answer, or the answer itself. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the rows of a list of an answer, such as `matches`; those of all boards are `leaderboards.rows`.
 *
 * @throws {Error} if the answer has no such list
 */
export function rowsOf(reply: Reply, list: string): Row[] {
  let rows = [reply.json<Row>()];
  for (const name of list.split('.'))
    rows = rows.flatMap((row) => {
      const inner = row[name];
      if (!Array.isArray(inner)) throw new Error(`${reply.address}: expected the list ${list}; found none`);
      return inner;
    });
  return rows;
}
