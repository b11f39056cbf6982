import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import { liveAdapter } from '../../feed/live-adapters.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import { type CategoryEntry, factsOf, joinFacts, type ListFacts } from '../../feed/statistics-by-category.ts';
import { completeRows } from './complete-rows.ts';
import { partCounts, partOf } from './list-parts.ts';
import { describeRejected, keyOf } from './parse-answer.ts';
import {
  categoryOf,
  firstPage,
  type PagedResource,
  type PageRequest,
  pathOfPage,
  requestAfter,
} from './requests.ts';
import type { StoredValues } from './stored-values.ts';

/** What is stored of a round between two steps, beside entries and rows. */
interface Progress {
  /** Null: all pages are read. */
  readonly next: PageRequest | null;
  /** Pages read so far. */
  readonly pages: number;
  /** Parts combined so far. */
  readonly parts: number;
  /** The moment the list is read for, in milliseconds since 1970. */
  readonly now: number;
  /** When the feed made the oldest page. */
  readonly answeredAt: number;
  readonly facts: ListFacts;
  readonly rejected: readonly string[];
  /** Rows found, and stored rows that are not among them, in the parts combined so far. */
  readonly found: number;
  readonly missing: number;
}

/** All rows of a list. */
export interface WholeList extends Pick<Progress, 'answeredAt' | 'rejected' | 'found' | 'missing'> {
  readonly rows: readonly unknown[];
  /** The names under which the rows are stored. */
  readonly storedAs: readonly string[];
}

/**
 * One reading of a list in steps of a few milliseconds, an invocation each: every page is parsed when it comes, and its
 * entries are stored by parts; then the entries of each part are combined. It goes on after an eviction.
 */
export class ListRound {
  readonly resource: PagedResource;
  readonly #values: StoredValues;
  readonly #adapter: LiveFeedAdapter;
  /** Begins the names of all that is stored. */
  readonly #name: string;
  #progress: Progress;
  /** Rows by part; one combined before an eviction is only stored. */
  readonly #rows: (readonly unknown[] | undefined)[] = [];

  private constructor(
    resource: PagedResource,
    values: StoredValues,
    name: string,
    progress: Progress,
    adapter: LiveFeedAdapter,
  ) {
    this.resource = resource;
    this.#values = values;
    this.#name = name;
    this.#progress = progress;
    this.#adapter = adapter;
  }

  static begin(
    resource: PagedResource,
    values: StoredValues,
    name: string,
    now: number,
    adapter: LiveFeedAdapter = liveAdapter(),
  ): ListRound {
    const progress = {
      next: firstPage,
      pages: 0,
      parts: 0,
      now,
      answeredAt: now,
      facts: factsOf([]),
      rejected: [],
      found: 0,
      missing: 0,
    };
    const round = new ListRound(resource, values, name, progress, adapter);
    round.#store(progress);
    return round;
  }

  /** Returns the round that was going on when the object was evicted. */
  static resume(
    resource: PagedResource,
    values: StoredValues,
    name: string,
    adapter: LiveFeedAdapter = liveAdapter(),
  ): ListRound | undefined {
    const progress = values.get<Progress>(progressName(name));
    return progress && new ListRound(resource, values, name, progress, adapter);
  }

  /** The moment the list is read for, in milliseconds since 1970. */
  get now(): number {
    return this.#progress.now;
  }

  /** Returns the path of the next page; undefined where all are read. */
  pathOfNext(seasonId: string): string | undefined {
    const { next } = this.#progress;
    return next === null ? undefined : pathOfPage(this.#adapter, this.resource, seasonId, next);
  }

  /**
   * Parses and stores the next page.
   *
   * @throws {UnexpectedResponseError} if it is none
   */
  addPage(body: unknown, answeredAt: number, context: SeasonContext): void {
    const { next, pages, facts, rejected, ...progress } = this.#progress;
    if (next === null) throw new Error('all pages are read');
    const category = categoryOf(this.#adapter, this.resource, next);
    const parsed = this.#adapter[this.resource].parsePage({ category, body }, context);
    for (const [part, entries] of Map.groupBy(parsed.entries, ({ id }) => partOf(this.resource, id)))
      this.#values.set(this.#entriesName(part, pages), entries);
    this.#store({
      ...progress,
      next: requestAfter(this.#adapter, this.resource, next, body) ?? null,
      pages: pages + 1,
      answeredAt: Math.min(progress.answeredAt, answeredAt),
      facts: joinFacts(facts, factsOf(parsed.entries)),
      rejected: [...rejected, ...parsed.rejected.map(describeRejected)],
    });
  }

  /** Whether all pages are read and all parts combined. */
  get isWhole(): boolean {
    return this.#progress.next === null && this.#progress.parts === this.#partCount;
  }

  /**
   * Combines the next part.
   *
   * @param stored the keys of the list's rows in the stored season
   * @param previous the rows of the last good answer, which complete these
   */
  addPart(stored: readonly string[], previous: readonly unknown[], context: SeasonContext): void {
    const { resource } = this;
    const { parts: part, pages, facts, rejected, found, missing } = this.#progress;
    const entries = Array.from({ length: pages }, (_, page) =>
      this.#values.get<CategoryEntry[]>(this.#entriesName(part, page)),
    ).flatMap((some) => some ?? []);
    const combined = this.#adapter[resource].combine(entries, facts, context);
    const keys = new Set(combined.entries.map((row: unknown) => keyOf(resource, row)));
    const before = previous.filter((row) => partOf(resource, keyOf(resource, row)) === part);
    const rows = completeRows(resource, combined.entries, before);
    this.#rows[part] = rows;
    this.#values.set(this.#rowsName(part), rows);
    this.#store({
      ...this.#progress,
      parts: part + 1,
      rejected: [...rejected, ...combined.rejected.map(describeRejected)],
      found: found + keys.size,
      missing: missing + stored.filter((key) => partOf(resource, key) === part && !keys.has(key)).length,
    });
  }

  /** Returns the list, which is whole. */
  whole(): WholeList {
    const { answeredAt, rejected, found, missing } = this.#progress;
    const storedAs = this.#parts().map((part) => this.#rowsName(part));
    const rows = storedAs.flatMap(
      (name, part) => this.#rows[part] ?? this.#values.get<unknown[]>(name) ?? [],
    );
    return { rows, storedAs, answeredAt, rejected, found, missing };
  }

  /** Forgets what was stored on the way, and the rows too where they are not used. */
  end(areRowsUsed: boolean): void {
    this.#values.delete(progressName(this.#name));
    for (const part of this.#parts()) {
      for (let page = 0; page < this.#progress.pages; page++)
        this.#values.delete(this.#entriesName(part, page));
      if (!areRowsUsed) this.#values.delete(this.#rowsName(part));
    }
  }

  get #partCount(): number {
    return partCounts[this.resource];
  }

  #parts(): number[] {
    return Array.from({ length: this.#partCount }, (_, part) => part);
  }

  #store(progress: Progress): void {
    this.#progress = progress;
    this.#values.set(progressName(this.#name), progress);
  }

  #entriesName(part: number, page: number): string {
    return `${this.#name} part ${part} page ${page}`;
  }

  #rowsName(part: number): string {
    return `${this.#name} rows ${this.now} part ${part}`;
  }
}

function progressName(name: string): string {
  return `${name} round`;
}
