import type { FeedPaths } from '../adapter.ts';
import type { ParseResult } from '../parse-entries.ts';
import type { FeedRequest } from '../read-lists.ts';
import type { StoredSeason } from './live-season.ts';

/** What a list of the feed is read by. */
export interface ListRequest<Row> extends FeedRequest {
  readonly stored: StoredSeason;
  /** The rows of the last good answer. */
  readonly lastRows: readonly Row[];
}

/** The rows of a list after a reading, and what was rejected of the answer. */
interface ListAnswer<Row> extends ParseResult<Row> {
  /** The ids of the answer's own rows, where earlier rows stay beside them. */
  readonly answeredKeys?: readonly string[];
}

/** A list that is read from the feed at once, with all its pages. */
export interface FeedList<Row> {
  /** The address of the list: a feed without it does not have the list. */
  readonly path: keyof FeedPaths;
  /**
   * Fetches and parses all its pages.
   *
   * @throws {FeedError} if the feed does not answer
   * @throws {UnexpectedResponseError} if an answer is of another kind
   */
  read(request: ListRequest<Row>): Promise<ListAnswer<Row>>;
  /** How long an answer is fresh, in milliseconds. */
  readonly windowMs: number;
  /** Returns the id of a row in the list. */
  keyOf(row: Row): string;
  /** Returns the ids of the rows that the stored season has. */
  storedKeys(stored: StoredSeason): readonly string[];
}
