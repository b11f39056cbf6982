import type * as z from 'zod';
import type { Parameters, Query } from '../query/parameter.ts';
import type { Reading, TableName, Tables } from '../records/published.ts';
import type { Lifetime, SeasonLifetimes } from './lifetimes.ts';

/** What an answer may depend on beside the tables and the query: only answers that carry a time look at it. */
export interface AnswerContext {
  readonly now: Date;
  readonly feed: FeedStatus;
  /** Which of the answer’s tables are from the live feed; undefined where the feed is off or gave none. */
  readonly liveSource?: LiveSource | undefined;
}

/** Provenance of live rows: the tables whose stored rows they replace, and their age. */
export interface LiveSource {
  /** The season they are of: the current one. */
  readonly season: number;
  readonly tables: readonly TableName[];
  /** When the oldest of them came, RFC 3339. */
  readonly updated_at: string;
  /** Whether the feed has failed since. */
  readonly stale: boolean;
}

export interface FeedStatus {
  readonly enabled: boolean;
  readonly last_success: string | null;
  readonly last_error: string | null;
}

/** An endpoint: what can be asked, how it is answered, how long an answer lasts and which answers are files. */
export interface Resource<P extends Parameters = Parameters, Answer extends object = object> {
  /** Its name in addresses and operation ids. */
  readonly name: string;
  /** Its path below the API's root. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** In the order in which addresses list them. */
  readonly parameters: P;
  /** The shape of the answer. */
  readonly responseSchema: z.ZodType<Answer>;
  /** How long an answer lasts; where it tells of a season, a finished one and the current one may differ. */
  readonly lifetime: Lifetime | SeasonLifetimes;
  /** The tables whose current season is from the live feed where there is one, and how long such an answer lasts. */
  readonly livePolicy?: { readonly tables: readonly TableName[]; readonly lifetime: Lifetime };
  /** Whether the answer tells of the state of the live feed. */
  readonly needsFeedStatus?: boolean;
  /** A query worth showing, as in a URL. */
  readonly example: string;
  /** Whether it can say that there is no such thing. */
  readonly canBeNotFound: boolean;
  /** Why a query cannot be meant though each of its parameters could be. */
  validate?(query: Query<P>): string | undefined;
  /**
   * The query in the form that all queries of the same answer have: what depends on the data or on other parameters
   * filled in or left out. Reads no table but the seasons. The queries that follow are of this form.
   */
  canonical?(query: Query<P>, tables: Tables): Query<P>;
  /** The tables an answer is made from. */
  tablesNeeded(query: Query<P>): Reading[];
  /**
   * The answer: the same for the same tables and query.
   *
   * @throws {NotFound} where one thing was asked for and there is none
   */
  answer(tables: Tables, query: Query<P>, context: AnswerContext): Answer;
  /**
   * Returns the total of an encoded answer that is a page, for links to the other pages.
   *
   * @param head the first `maxHeadBytes` bytes of the answer
   */
  readTotal?(head: string, query: Query<P>): number | undefined;
  /** Yields the queries to prerender; what is left out is its default. None where an answer depends on the time. */
  prerenderedQueries?(tables: Tables): Iterable<Partial<Query<P>>>;
}

/** The number of bytes within which the rows of an encoded page begin. */
export const maxHeadBytes = 4096;

/** What was asked for does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
}

export function defineResource<P extends Parameters, Answer extends object>(
  resource: Resource<P, Answer>,
): Resource<P, Answer> {
  return resource;
}

/** An answer as the bytes of a file and of a response alike: JSON and a line's end. */
export function encode(answer: object): string {
  return `${JSON.stringify(answer)}\n`;
}
