/** Options of a single request. */
export interface RequestOptions {
  /** Aborts the request, and any wait before it is tried again. */
  signal?: AbortSignal | undefined;
}

export interface RetryOptions {
  /** How often a request is tried in total; 1 never retries. The default is 3. */
  attempts?: number;
  /**
   * The longest wait before a retry, in milliseconds. A longer `Retry-After` ends in an error. The default is 60,000.
   */
  maxDelayMs?: number;
}

export interface ClientOptions {
  /**
   * The origin of the service, such as `https://example.org`. The default is the environment variable
   * `SOCCER_DATA_URL`, then the origin this package was built for.
   */
  baseUrl?: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Aborts every request of this client. */
  signal?: AbortSignal;
  retry?: RetryOptions;
  /** How long one attempt may take, in milliseconds. The default is 30,000. */
  timeoutMs?: number;
  /**
   * Answers to ask for conditionally, by their ETag; a `Map` will do. The default stores the last 100 answers in
   * memory; `false` stores none. Browsers use their HTTP cache instead.
   */
  cache?: AnswerCache | false;
  /** Whether prerendered answers are read from the CDN's files, which have no rate limit. The default is true. */
  files?: boolean;
  /** Replaces the timer of retries, of `watchLive` and of `events`. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface CachedAnswer {
  etag: string;
  text: string;
}

/** A cache of answers, by URL. */
export interface AnswerCache {
  get(url: string): CachedAnswer | undefined;
  set(url: string, answer: CachedAnswer): unknown;
}

/**
 * A list: `await` it for one page, or iterate over it for the rows of all pages. Nothing is requested before.
 *
 *     const { total } = await api.matches({ season: 2025 });
 *     for await (const match of api.matches({ season: 2025 })) …
 */
export interface List<Page, Row> extends PromiseLike<Page>, AsyncIterable<Row> {
  /** Yields the pages. */
  pages(): AsyncIterable<Page>;
}

export interface EventOptions extends RequestOptions {
  /**
   * The id of the last event that you have, or a time in milliseconds since 1970; 0 for every event of the last two days.
   * The default is what happens from now on.
   */
  since?: number | undefined;
}

export interface WatchOptions extends RequestOptions {
  /** Only the matches of a club. */
  team?: string;
  /** The maximum time between now and a kick-off, before or after, in hours. The default is 3. */
  windowHours?: number;
  /** The time between two requests, in milliseconds. The default is 15,000, as long as an answer is fresh. */
  intervalMs?: number;
}

/** Fields to return, all to leave out, each with a minus, or a word for several. */
export type FieldNames<Row, Word extends string = never> =
  | Word
  | NameOf<Row>
  | `-${NameOf<Row>}`
  | readonly NameOf<Row>[]
  | readonly `-${NameOf<Row>}`[];

/** The names of the fields of each kind of row. */
type NameOf<Row> = Row extends unknown ? keyof Row & string : never;

/** An answer whose rows have only the selected fields. */
export type WithFields<Answer, Row> = Answer extends Row
  ? Partial<Answer>
  : Answer extends readonly (infer Item)[]
    ? WithFields<Item, Row>[]
    : Answer extends object
      ? { [Name in keyof Answer]: WithFields<Answer[Name], Row> }
      : Answer;

/** A query as a caller gives it: lists may be constant, and a value that is undefined counts as left out. */
export type Given<Query> = string extends keyof Query
  ? Record<never, never>
  : { [Name in keyof Query]: Value<Query[Name]> | undefined };

type Value<Type> = Type extends (infer Item)[] ? readonly Item[] : Type;

/** A query that has a parameter, which decides the shape of the answer. */
export type With<Query, Name extends keyof Query> = Query & {
  [Key in Name]-?: Exclude<NonNullable<Query[Key]>, false>;
};

/** A query that lacks a parameter, or says false. */
export type Without<Query, Name extends keyof Query> = {
  [Key in Name]?: Extract<Query[Key], false> | undefined;
};

/** A method of a client: with `fields`, where the answer has rows, or without. */
export type Call<Query, Answer, Row, Word extends string = never> = ([Row] extends [never]
  ? unknown
  : CallOnce<Query & { fields: FieldNames<Row, Word> }, WithFields<Answer, Row>>) &
  CallOnce<Query, Answer>;

type CallOnce<Query, Answer> = (
  ...request: Partial<Query> extends Query
    ? [query?: Query, options?: RequestOptions]
    : [query: Query, options?: RequestOptions]
) => Answer extends { offset: number; has_more: boolean } ? List<Answer, RowOf<Answer>> : Promise<Answer>;

/** A row of a page, whose only list of objects has the rows. */
type RowOf<Page> = {
  [Name in keyof Page]: Page[Name] extends (infer Row extends object)[] ? Row : never;
}[keyof Page];
