import type { LiveFeedAdapter } from '../../feed/adapter.ts';
import { ListRound, type ListSource } from './list-round.ts';
import type { PagedResource } from './requests.ts';
import type { StoredValues } from './stored-values.ts';

const pagedResources = ['players', 'teamStats'] as const satisfies readonly PagedResource[];

/** The lists that are being read, and those who wait for them. */
export class PagedLists {
  readonly #values: StoredValues;
  readonly #onRound: () => void;
  readonly #adapter: LiveFeedAdapter;
  readonly #rounds = new Map<PagedResource, { round: ListRound; done: () => void }>();
  #nameOf: (resource: PagedResource) => string = String;

  /** @param onRound called when there are steps to take */
  constructor(values: StoredValues, onRound: () => void, adapter: LiveFeedAdapter) {
    this.#values = values;
    this.#onRound = onRound;
    this.#adapter = adapter;
  }

  /** Continues lists that were being read when the object was evicted. */
  open(nameOf: (resource: PagedResource) => string): void {
    this.#nameOf = nameOf;
    for (const resource of pagedResources) {
      const round = ListRound.resume(this.#source(resource));
      if (round) this.#rounds.set(resource, { round, done: () => {} });
    }
  }

  get hasSteps(): boolean {
    return this.#rounds.size > 0;
  }

  /**
   * Begins to read a list; the promise settles with its last step, or the first that fails.
   *
   * @param rowsName begins the names that the rows are stored under
   */
  begin(resource: PagedResource, rowsName: string, now: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const round = ListRound.begin(this.#source(resource), rowsName, now);
    this.#rounds.set(resource, { round, done: resolve });
    this.#onRound();
    return promise;
  }

  /** Returns the list of which a step is to be taken. */
  next(): ListRound | undefined {
    const [entry] = this.#rounds;
    return entry?.[1].round;
  }

  /** Ends the reading of a list, whole or not. One that was begun again during its last step goes on. */
  end(round: ListRound): void {
    const current = this.#rounds.get(round.resource);
    if (current?.round !== round) return;
    round.end();
    current.done();
    this.#rounds.delete(round.resource);
  }

  #source(resource: PagedResource): ListSource {
    const [adapter, values] = [this.#adapter, this.#values];
    return { resource, adapter, values, name: this.#nameOf(resource) };
  }
}
