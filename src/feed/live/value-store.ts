/** The part of a Durable Object's key-value storage that is used. */
export interface KeyValueStorage {
  get<Value>(key: string): Value | undefined;
  put<Value>(key: string, value: Value): void;
  delete(key: string): unknown;
  list(): Iterable<[key: string, value: unknown]>;
}

/** Values stored by another version of the code are not used. */
const version = 13;

/** Values of one season in the storage of a Durable Object, each of at most 2 MB. */
export class ValueStore {
  readonly #storage: KeyValueStorage;
  readonly #prefix: string;

  /** Deletes the values of other seasons, and of other versions of the code. */
  constructor(storage: KeyValueStorage, season: number) {
    this.#storage = storage;
    this.#prefix = `v${version} ${season} `;
    for (const [key] of [...storage.list()])
      if (!key.startsWith(this.#prefix)) attempt(() => storage.delete(key));
  }

  /** Returns a value; undefined where there is none. */
  get<Value>(name: string): Value | undefined {
    return this.#storage.get<Value>(this.#prefix + name);
  }

  /** Stores a value in place of another. */
  set(name: string, value: object): void {
    attempt(() => this.#storage.put(this.#prefix + name, value));
  }
}

/**
 * Runs a write. One fails once all rows are written that a day of the free plan allows: the values in memory then serve
 * until a restart.
 */
function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.error(error);
  }
}
