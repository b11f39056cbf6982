import type { StatisticsPage } from '../../feed/pages.ts';
import {
  firstPage,
  type PagedResource,
  type PageRequest,
  pathOfPage,
  requestAfter,
  trimPage,
} from './requests.ts';
import type { StoredValues } from './stored-values.ts';

/** A list being read, as it is stored between two pages. */
interface Round {
  readonly next: PageRequest;
  /** Pages read so far. */
  readonly pages: number;
  /** The moment it is read for, in milliseconds since 1970. */
  readonly now: number;
  /** When the feed made the oldest page. */
  readonly answeredAt: number;
}

/** All pages of a list. */
export interface WholeList {
  readonly pages: readonly StatisticsPage[];
  readonly answeredAt: number;
}

const pagedResources = ['players', 'teamStats'] as const satisfies readonly PagedResource[];

/** Lists that are read page by page, one page an invocation; the pages read so far are stored. */
export class PagedLists {
  readonly #values: StoredValues;
  readonly #onRound: () => void;
  readonly #rounds = new Map<PagedResource, { round: Round; done: () => void }>();
  #nameOf: (resource: PagedResource) => string = String;

  /** @param onRound called when there are pages to read */
  constructor(values: StoredValues, onRound: () => void) {
    this.#values = values;
    this.#onRound = onRound;
  }

  /** Continues lists that were being read when the object was evicted. */
  open(nameOf: (resource: PagedResource) => string): void {
    this.#nameOf = nameOf;
    for (const resource of pagedResources) {
      const round = this.#values.get<Round>(`${nameOf(resource)} round`);
      if (round) this.#rounds.set(resource, { round, done: () => {} });
    }
  }

  hasPagesToRead(): boolean {
    return this.#rounds.size > 0;
  }

  /** Begins to read a list; the promise settles with its last page, or the first that fails. */
  begin(resource: PagedResource, now: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#store(resource, { next: firstPage, pages: 0, now, answeredAt: now }, resolve);
    this.#onRound();
    return promise;
  }

  /** Returns the list of which a page is to be read. */
  next() {
    const [entry] = this.#rounds;
    if (!entry) return undefined;
    const [resource, { round, done }] = entry;
    return {
      resource,
      now: round.now,
      pathOfNext: (seasonId: string) => pathOfPage(resource, seasonId, round.next),
      /** Stores a page. Returns the whole list, if it was the last. */
      add: (body: unknown, answeredAt: number) => this.#add(resource, round, done, body, answeredAt),
      /** Forgets the list, read or not. */
      end: () => this.#end(resource, round, done),
    };
  }

  #add(
    resource: PagedResource,
    round: Round,
    done: () => void,
    body: unknown,
    answeredAt: number,
  ): WholeList | undefined {
    const name = this.#nameOf(resource);
    this.#values.set(`${name} page ${round.pages}`, trimPage(resource, round.next, body));
    const next = requestAfter(resource, round.next, body);
    const oldest = Math.min(round.answeredAt, answeredAt);
    if (next) {
      this.#store(resource, { ...round, next, pages: round.pages + 1, answeredAt: oldest }, done);
      return undefined;
    }
    const pages = Array.from({ length: round.pages + 1 }, (_, page) =>
      this.#values.get<StatisticsPage>(`${name} page ${page}`),
    );
    return { pages: pages.filter((page) => page !== undefined), answeredAt: oldest };
  }

  #store(resource: PagedResource, round: Round, done: () => void): void {
    this.#rounds.set(resource, { round, done });
    this.#values.set(`${this.#nameOf(resource)} round`, round);
  }

  #end(resource: PagedResource, { pages }: Round, done: () => void): void {
    const name = this.#nameOf(resource);
    this.#rounds.delete(resource);
    this.#values.delete(`${name} round`);
    for (let page = 0; page <= pages; page++) this.#values.delete(`${name} page ${page}`);
    done();
  }
}
