/** What the script takes from the build, which puts it in place of `PAGE_VALUES`. */
export interface PageValues {
  /** The country of the league, for its locales. */
  readonly country: string;
  /** Whether the league has a live feed. */
  readonly hasFeed: boolean;
  /** The kick-off of each match to come in the current season, or else the end of its day, in minutes since 1970, the first one first. */
  readonly kickoffs: readonly number[];
  /** The texts that the script shows, by language and by the English text. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the page of SQL has for its script. */
export interface SqlValues {
  /** The addresses of the worker, of SQLite and of the database, and the bytes of the latter two. */
  readonly worker: string;
  readonly sqlite: string;
  readonly database: string;
  readonly totalBytes: number;
}
