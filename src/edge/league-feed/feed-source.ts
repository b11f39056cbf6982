import type { FeedAdapter, FeedPaths } from '../../feed/adapter.ts';
import type { ParseResult } from '../../feed/parse-entries.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import type { InferredIds } from './inferred-ids.ts';
import type { LiveSeason, StoredSeason } from './live-season.ts';
import type { SourceName } from './timing.ts';

/** An answer of the feed, and when the feed made it, in milliseconds since 1970. */
export interface FetchedPage {
  readonly body: unknown;
  readonly answeredAt: number;
}

/** Fetches what the feed has at a path below its origin. */
export type FetchPage = (path: string) => Promise<FetchedPage>;

/** All rows of a source, parsed. */
export interface ParsedRows<Row> extends ParseResult<Row> {
  /** Ids that a schedule implies and the dataset lacks. */
  readonly ids?: InferredIds;
}

/** What is read from the feed in one go: how its pages are fetched and parsed, and how its rows are merged. */
export interface FeedSource<Row> {
  readonly name: SourceName;
  /** How long an answer is fresh, in milliseconds. */
  readonly windowMs: number;
  /** Whether it is a list of many pages, which may take longer than an answer of ours waits. */
  readonly isList: boolean;
  /** Whether the feed has an address for it. */
  isOffered(paths: FeedPaths): boolean;
  /**
   * Fetches and parses all its pages.
   *
   * @param lastRows the rows of the last good answer
   * @throws {FeedError} if the feed does not answer
   * @throws {UnexpectedResponseError} if an answer is of another kind
   */
  read(
    adapter: FeedAdapter,
    context: SeasonContext,
    fetchPage: FetchPage,
    lastRows: readonly Row[],
  ): Promise<ParsedRows<Row>>;
  /** Returns the id of a row among those of the source. */
  keyOf(row: Row): string;
  /** Returns the ids of the rows that the stored season has. */
  storedKeys(stored: StoredSeason): string[];
  /** Returns a row with the figures that it lacks and the last good answer had. */
  complete?(row: Row, last: Row): Row;
  /** Returns whether a row of the last good answer gives way to one of these, though it is not among them. */
  isReplaced?(last: Row, rows: readonly Row[]): boolean;
  /** Whether a row is of a match in play, which is over after some hours even where the feed says no more of it. */
  isInPlay?(row: Row): boolean;
  /** Merges the rows over those of the season. */
  merge(season: LiveSeason, rows: readonly Row[], now: Date): LiveSeason;
}
