import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import type { SeasonContext } from '../../feed/season-context.ts';
import { type CategoryEntry, factsOf, joinFacts, type ListFacts } from '../../feed/statistics-by-category.ts';
import { completeRows } from './complete-rows.ts';
import { partCounts, partOf } from './list-parts.ts';
import { type PackedEntries, packEntries, unpackEntries } from './packed-entries.ts';
import { keyOf } from './parse-answer.ts';
import { joinRejections, noRejections, type Rejections, rejectionsOf } from './rejections.ts';
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
  /** Begins the names that the rows are stored under. */
  readonly rowsName: string;
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
  readonly rejected: Rejections;
  /** Rows found, and stored rows that are not among them, in the parts combined so far. */
  readonly found: number;
  readonly missing: number;
  /** The keys of the rows of these parts that were not found. */
  readonly lacked: readonly string[];
}

/** All rows of a list. */
export interface WholeList
  extends Pick<Progress, 'answeredAt' | 'rejected' | 'found' | 'missing' | 'lacked'> {
  readonly rows: readonly unknown[];
  /** The names under which the rows are stored. */
  readonly storedAs: readonly string[];
}

/** What a list is read with. */
export interface ListSource {
  readonly resource: PagedResource;
  readonly adapter: LiveFeedAdapter;
  readonly values: StoredValues;
  /** Begins the names of what is stored on the way. */
  readonly name: string;
}

/**
 * One reading of a list in steps of a few milliseconds, an invocation each: every page is parsed when it comes, and its
 * entries are stored by parts; then the entries of each part are combined. It goes on after an eviction.
 */
export class ListRound {
  readonly #source: ListSource;
  #progress: Progress;
  /** Entries by page and part; those of a page read before an eviction are only stored. */
  readonly #entries: (readonly (readonly CategoryEntry[])[] | undefined)[] = [];
  /** Rows by part; one combined before an eviction is only stored. */
  readonly #rows: (readonly unknown[] | undefined)[] = [];

  private constructor(source: ListSource, progress: Progress) {
    this.#source = source;
    this.#progress = progress;
  }

  /** @param rowsName begins the names that the rows are stored under */
  static begin(source: ListSource, rowsName: string, now: number): ListRound {
    const progress = {
      rowsName,
      next: firstPage,
      pages: 0,
      parts: 0,
      now,
      answeredAt: now,
      facts: factsOf([]),
      rejected: noRejections,
      found: 0,
      missing: 0,
      lacked: [],
    };
    const round = new ListRound(source, progress);
    round.#store(progress);
    return round;
  }

  /** Returns the round that was going on when the object was evicted. */
  static resume(source: ListSource): ListRound | undefined {
    const progress = source.values.get<Progress>(progressName(source));
    return progress && new ListRound(source, progress);
  }

  get resource(): PagedResource {
    return this.#source.resource;
  }

  /** The moment the list is read for, in milliseconds since 1970. */
  get now(): number {
    return this.#progress.now;
  }

  /** Returns the path of the next page; undefined where all are read. */
  pathOfNext(seasonId: string): string | undefined {
    const { next } = this.#progress;
    return next === null ? undefined : pathOfPage(this.#source.adapter, this.resource, seasonId, next);
  }

  /**
   * Parses and stores the next page.
   *
   * @throws {UnexpectedResponseError} if it is none
   */
  addPage(body: unknown, answeredAt: number, context: SeasonContext): void {
    const { next, pages, facts, rejected, ...progress } = this.#progress;
    if (next === null) throw new Error('all pages are read');
    const category = categoryOf(this.#source.adapter, this.resource, next);
    const parsed = this.#source.adapter[this.resource].parsePage({ category, body }, context);
    const byPart = Map.groupBy(parsed.entries, ({ id }) => partOf(this.resource, id));
    const parts = this.#parts().map((part) => byPart.get(part) ?? []);
    this.#source.values.setList(this.#entriesName(pages), parts.map(packEntries));
    this.#entries[pages] = parts;
    this.#store({
      ...progress,
      next: requestAfter(this.#source.adapter, this.resource, next, body) ?? null,
      pages: pages + 1,
      answeredAt: Math.min(progress.answeredAt, answeredAt),
      facts: joinFacts(facts, factsOf(parsed.entries)),
      rejected: joinRejections([rejected, rejectionsOf(parsed.rejected)]),
    });
  }

  /** Whether all parts are combined, which begins when all pages are read. */
  get isWhole(): boolean {
    return this.#progress.parts === this.#partCount;
  }

  /**
   * Combines the next part.
   *
   * @param stored the keys of the list's rows in the stored season
   * @param previous the rows of the last good answer that complete these
   */
  addPart(stored: readonly string[], previous: readonly unknown[], context: SeasonContext): void {
    const { resource } = this;
    const { parts: part, pages, facts, rejected, found, missing } = this.#progress;
    const entries = Array.from({ length: pages }, (_, page) => this.#entriesOf(page, part)).flat();
    const combined = this.#source.adapter[resource].combine(entries, facts, context);
    const keys = new Set(combined.entries.map((row: unknown) => keyOf(resource, row)));
    const before = previous.filter((row) => partOf(resource, keyOf(resource, row)) === part);
    const known = stored.filter((key) => partOf(resource, key) === part);
    const { rows, lacked } = completeRows(resource, combined.entries, before, known);
    this.#rows[part] = rows;
    this.#source.values.set(this.#rowsName(part), rows);
    this.#store({
      ...this.#progress,
      parts: part + 1,
      rejected: joinRejections([rejected, rejectionsOf(combined.rejected)]),
      found: found + keys.size,
      missing: missing + known.filter((key) => !keys.has(key)).length,
      lacked: [...this.#progress.lacked, ...lacked],
    });
  }

  /** Returns the list, which is whole. */
  whole(): WholeList {
    const { answeredAt, rejected, found, missing, lacked } = this.#progress;
    const storedAs = this.#parts().map((part) => this.#rowsName(part));
    const rows = storedAs.flatMap(
      (name, part) => this.#rows[part] ?? this.#source.values.get<unknown[]>(name) ?? [],
    );
    return { rows, storedAs, answeredAt, rejected, found, missing, lacked };
  }

  /** Ends the round. What it stored on the way stays: the next one replaces as much of it as has changed. */
  end(): void {
    this.#source.values.delete(progressName(this.#source));
  }

  get #partCount(): number {
    return partCounts[this.resource];
  }

  #entriesOf(page: number, part: number): readonly CategoryEntry[] {
    const entries = this.#entries[page]?.[part];
    if (entries) return entries;
    const packed = this.#source.values.getAt<PackedEntries>(this.#entriesName(page), part);
    return packed ? unpackEntries(packed) : [];
  }

  #parts(): number[] {
    return Array.from({ length: this.#partCount }, (_, part) => part);
  }

  #store(progress: Progress): void {
    this.#progress = progress;
    this.#source.values.set(progressName(this.#source), progress);
  }

  #entriesName(page: number): string {
    return `${this.#source.name} page ${page}`;
  }

  #rowsName(part: number): string {
    return `${this.#progress.rowsName} part ${part}`;
  }
}

function progressName({ name }: ListSource): string {
  return `${name} round`;
}
