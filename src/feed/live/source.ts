import type { FeedPaths } from '../adapter.ts';
import type { FeedRequest } from '../fetch.ts';
import type { ParseResult } from '../parse-entries.ts';
import type { StoredSeason } from './live-season.ts';

/** What a source is read by. */
export interface SourceRequest<Row> extends FeedRequest {
  readonly stored: StoredSeason;
  /** The rows of the last good answer. */
  readonly lastRows: readonly Row[];
}

/** The rows of a source after a reading, and what was rejected of the answer. */
export interface SourceAnswer<Row> extends ParseResult<Row> {
  /** The ids of the rows that the answer has, where earlier rows stay beside them. */
  readonly answeredKeys?: readonly string[];
}

/** What is read from the feed in one go, all pages of it. */
export interface Source<Row> {
  /** The address without which the feed does not have the source. */
  readonly path: keyof FeedPaths;
  /**
   * Fetches and parses all its pages.
   *
   * @throws {FeedError} if the feed does not answer
   * @throws {UnexpectedResponseError} if an answer is of another kind
   */
  read(request: SourceRequest<Row>): Promise<SourceAnswer<Row>>;
  /** How long an answer is fresh, in milliseconds: the feed is asked no sooner. */
  readonly windowMs: number;
  /** Returns the id of a row among those of the source. */
  keyOf(row: Row): string;
  /** Returns the ids of the rows that the stored season has. */
  storedKeys(stored: StoredSeason): readonly string[];
}
