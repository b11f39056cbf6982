import type * as z from 'zod';
import type { Parameters, Query } from '../query/parameter.ts';
import type { Reading, TableName, Tables } from '../records/published.ts';
import type { SeasonIndex } from '../records/season-index.ts';
import type { Lifetime, SeasonLifetimes } from './lifetimes.ts';

/** What an answer may depend on beside the tables and the query; only answers that depend on the time use it. */
export interface AnswerContext {
  readonly now: Date;
  readonly feed: FeedStatus;
  /** Which of the answer’s tables are from the live feed; undefined where the feed is off or gave none. */
  readonly liveSource?: LiveSource | undefined;
  /** Of seasons whose players the tables have in part: the fields that none of all has a value of. */
  readonly unavailableMetrics?: ReadonlyMap<number, readonly string[]> | undefined;
}

/** Provenance of live rows: the tables whose stored rows they replace, and their age. */
export interface LiveSource {
  /** The season they are of: the current one. */
  readonly season: number;
  readonly tables: readonly TableName[];
  /** When the oldest of them was received, RFC 3339. */
  readonly updated_at: string;
  /** Whether the feed has failed since. */
  readonly stale: boolean;
}

export interface FeedStatus {
  readonly enabled: boolean;
  readonly last_success: string | null;
  readonly last_error: string | null;
  /** How many of the feed's values were rejected: malformed entries, and values that break a rule or a known fact. */
  readonly rejected: number;
  /** The first of them, each with the reason. */
  readonly rejected_reasons: readonly string[];
  /** How many entries of earlier answers are used, since the feed's last answers lack them. */
  readonly missing: number;
}

/** The status of a feed that is off, or was not requested. */
export const noFeed: FeedStatus = {
  enabled: false,
  last_success: null,
  last_error: null,
  rejected: 0,
  rejected_reasons: [],
  missing: 0,
};
/** An answer in another format than JSON, and the header fields that differ from those of JSON. */
export interface EncodedText {
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The rows of an answer, for CSV and for the selection of fields. */
export interface Collection {
  readonly row: z.ZodObject;
  /** Whether many answers share its rows, which never change. */
  readonly areRowsShared?: boolean;
  rows(answer: object): readonly object[];
  /** Returns the answer with each row changed. */
  mapRows(answer: object, change: (row: object) => object): object;
}

/** An endpoint: its parameters, its answers, their lifetime and the queries that are prerendered. */
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
  /** How long an answer may be cached; for finished seasons and the current one it may differ. */
  readonly lifetime: Lifetime | SeasonLifetimes;
  /** The tables whose current season may come from the live feed, and the lifetime of such an answer. */
  readonly livePolicy?: { readonly tables: readonly TableName[]; readonly lifetime: Lifetime };
  /** Whether the answer contains the status of the live feed. */
  readonly needsFeedStatus?: boolean;
  /** An example query, as in a URL. */
  readonly example: string;
  /** Examples of the other kinds of answer. */
  readonly furtherExamples?: readonly string[];
  /** Whether it can answer 404. */
  readonly canBeNotFound: boolean;
  /** Returns what is wrong with a combination of valid parameters. */
  validate?(query: Query<P>): string | undefined;
  /**
   * Returns the query in the form that all queries of the same answer share: defaults that depend on the data or on
   * other parameters are filled in or left out. Uses the seasons table only. `answer` accepts this form.
   */
  canonical?(query: Query<P>, tables: Tables): Query<P>;
  /** Returns the tables an answer is made from. */
  tablesNeeded(query: Query<P>): Reading[];
  /**
   * Returns the answer: the same for the same tables and query.
   *
   * @throws {NotFound} if the query selects one record that does not exist
   */
  answer(tables: Tables, query: Query<P>, context: AnswerContext): Answer;
  /**
   * Returns the total of an encoded answer that is a page, for links to the other pages.
   *
   * @param head the first `maxHeadBytes` bytes of the answer
   */
  readTotal?(head: string, query: Query<P>): number | undefined;
  /** Returns the rows of the answer to a query, where it has any: they can be had as CSV and with selected fields. */
  collection?(query: Query<P>): Collection;
  /** The fields that rows may have. */
  readonly fieldNames?: readonly string[];
  /** Encodes an answer, where the query requests another format than JSON. */
  encode?(answer: object, query: Query<P>): EncodedText | undefined;
  /**
   * The parameter that selects one record by its id. Every record has a prerendered answer to that parameter alone,
   * which has its `season`: without that file there is no such record, unless the live feed has it. Resources that have
   * a parameter of this name answer from the rows of that season alone.
   */
  readonly recordParameter?: keyof P & string;
  /**
   * Returns how to find the seasons that alone have stored rows for a query that names none; undefined where every
   * season may.
   */
  seasonsConcerned?(query: Query<P>): ((index: SeasonIndex) => readonly number[]) | undefined;
  /** Where each value of a parameter has a file of all rows with it: no table need be parsed for a query with one. */
  readonly rowFiles?: RowFiles<keyof P & string>;
  /** Yields the queries to prerender; what is left out is its default. None where an answer depends on the time. */
  prerenderedQueries?(tables: Tables): Iterable<Partial<Query<P>>>;
}

/** The prerendered answers to a parameter alone, which have every row of a table with its value on the first page. */
export interface RowFiles<Parameter extends string = string> {
  readonly parameter: Parameter;
  readonly table: TableName;
  /** The name of the rows in the answer. */
  readonly collection: string;
}

/** The number of bytes within which the rows of an encoded page begin. */
export const maxHeadBytes = 4096;

/** Thrown where the record that a query selects does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** Defines a resource; the types of its queries and answers follow from its parameters and schema. */
export function defineResource<P extends Parameters, Answer extends object>(
  resource: Resource<P, Answer>,
): Resource<P, Answer> {
  return resource;
}
