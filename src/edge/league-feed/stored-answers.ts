import type { FeedMatch } from '../../feed/schedule.ts';
import { isInProgress } from '../../records/match-status.ts';
import { publicMessage } from './fetch-feed.ts';
import type { FeedAnswers } from './live-tables.ts';
import { type InferredIds, keyOf } from './parse-answer.ts';
import { noRejections, type Rejections } from './rejections.ts';
import { type FeedResource, feedResources } from './requests.ts';
import type { StoredValues } from './stored-values.ts';
import { isUsable, maxStaleMs, type RequestTimes } from './timing.ts';

/** Values stored by another version of the code are not used. */
const storedVersion = 4;

/** The last good answer to a resource without its rows, and what became of attempts since. */
interface StoredAnswer extends RequestTimes {
  /** The names under which the rows are stored. */
  readonly storedAs?: readonly string[] | undefined;
  readonly ids?: InferredIds | undefined;
  readonly rejected?: Rejections | undefined;
  /** The keys of rows that the answer lacks, and when the first that lacked each was requested. */
  readonly lackedSince?: readonly (readonly [key: string, since: number])[] | undefined;
}

/** An answer that was parsed, of which the rows are stored. */
interface ParsedRows {
  readonly rows: readonly unknown[];
  readonly storedAs: readonly string[];
  readonly ids?: InferredIds | undefined;
  readonly rejected: Rejections;
  /** The keys of rows that the answer lacks, which earlier ones or the stored season have. */
  readonly lacked: readonly string[];
  readonly answeredAt: number;
}

/** The last good answer to each resource of a season, stored. */
export class StoredAnswers {
  readonly #values: StoredValues;
  readonly #answers = new Map<FeedResource, StoredAnswer>();
  readonly #rows = new Map<FeedResource, readonly unknown[]>();
  #season: number | undefined;

  constructor(values: StoredValues) {
    this.#values = values;
  }

  /** Reads what is stored of a season. Returns false where that was done before. */
  open(season: number): boolean {
    if (season === this.#season) return false;
    this.#season = season;
    this.#answers.clear();
    this.#rows.clear();
    this.#values.deleteOthers(this.name(''));
    for (const resource of feedResources) {
      const answer = this.#values.get<StoredAnswer>(this.name(resource));
      if (answer) this.#restore(resource, answer);
    }
    return true;
  }

  attempts(resource: FeedResource): RequestTimes {
    return this.#answers.get(resource) ?? {};
  }

  /** Entries of the last good answer that could not be used, and why. */
  rejected(resource: FeedResource): Rejections {
    return this.#answers.get(resource)?.rejected ?? noRejections;
  }

  /** Returns how many rows the last good answer lacks, which earlier ones or the stored season have. */
  lackedCount(resource: FeedResource): number {
    return this.#answers.get(resource)?.lackedSince?.length ?? 0;
  }

  /** Returns the ids that the last good schedule implied. */
  get ids(): InferredIds | undefined {
    return this.#answers.get('schedule')?.ids;
  }

  /** Returns the rows of the last good answer, however old it is. */
  rows(resource: FeedResource): readonly unknown[] {
    return this.#rows.get(resource) ?? [];
  }

  /**
   * Returns the rows of the last good answer that complete the next: all but those that the good answers of three hours
   * lacked and the stored season does not have, which were errors of the feed's, and matches in play, which are over by
   * then.
   *
   * @param stored the keys of the rows that the stored season has
   */
  rowsToComplete(resource: FeedResource, stored: readonly string[], now: number): readonly unknown[] {
    const gone = new Set(
      this.#answers
        .get(resource)
        ?.lackedSince?.flatMap(([key, since]) => (now - since < maxStaleMs ? [] : key)),
    );
    const known = new Set(stored);
    return this.rows(resource).filter((row) => {
      const key = keyOf(resource, row);
      return !gone.has(key) || (known.has(key) && !isInPlay(row));
    });
  }

  /** Returns the last good answers that may still be used. */
  usable(now: number): FeedAnswers {
    const usable = [...this.#rows].filter(([resource]) => isUsable(this.attempts(resource), now));
    // Rows are stored under the name of their resource.
    return Object.fromEntries(usable) as FeedAnswers;
  }

  /** Returns the name of a stored answer; without a resource what all names of the season begin with. */
  name(resource: FeedResource | ''): string {
    return `v${storedVersion} ${this.#season} ${resource}`;
  }

  /** Returns the name to store the next rows under: one of two by turns, since those of the last answer are in use. */
  nameOfNext(resource: FeedResource): string {
    const [first, second] = [`${this.name(resource)} rows 1`, `${this.name(resource)} rows 2`];
    return this.#answers.get(resource)?.storedAs?.[0]?.startsWith(first) ? second : first;
  }

  /** Takes an answer, unless the feed made it before the last good one: one of its servers may lag behind another. */
  accept(resource: FeedResource, { rows, lacked, ...answer }: ParsedRows, now: number): void {
    const previous = this.#answers.get(resource);
    const isOlder = (previous?.answeredAt ?? 0) > answer.answeredAt;
    const since = new Map(previous?.lackedSince);
    const lackedSince = lacked.map((key) => [key, since.get(key) ?? now] as const);
    if (!isOlder) this.#rows.set(resource, rows);
    this.#store(resource, {
      ...(isOlder ? previous : { ...answer, lackedSince }),
      askedAt: now,
      failedAt: undefined,
      error: undefined,
    });
    if (previous?.error !== undefined) console.warn(`the feed answers again: ${resource}`);
  }

  fail(resource: FeedResource, error: unknown, now: number): void {
    const message = publicMessage(error);
    const previous = this.#answers.get(resource);
    // The same failure is logged once, not every 15 seconds, and once for all resources.
    if ([...this.#answers.values()].every((answer) => answer.error !== message)) console.warn(message);
    this.#store(resource, { ...previous, failedAt: now, error: message });
  }

  #store(resource: FeedResource, answer: StoredAnswer): void {
    this.#answers.set(resource, answer);
    this.#values.set(this.name(resource), answer);
  }

  /** Takes a stored answer; one of which rows are missing is none. */
  #restore(resource: FeedResource, answer: StoredAnswer): void {
    const parts = answer.storedAs?.map((name) => this.#values.get<unknown[]>(name));
    if (parts?.includes(undefined)) return;
    this.#answers.set(resource, answer);
    if (parts) this.#rows.set(resource, parts.flat());
  }
}

function isInPlay(row: unknown): boolean {
  // Rows of the schedule alone have a status.
  const { status } = row as Partial<FeedMatch>;
  return status !== undefined && isInProgress(status);
}
