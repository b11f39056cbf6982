import type { LiveReadingName } from './live-tables.ts';
import type { ValueStore } from './value-store.ts';

type Changes = { readonly [Name in LiveReadingName]?: { readonly digest: string; readonly at: number } };

/** Remembers when the rows of each table last changed, across restarts too. */
export class RowChanges {
  readonly #store: ValueStore;
  #changes: Changes;
  /** The rows that were compared last, by table: the same object has not changed. */
  readonly #compared = new Map<LiveReadingName, { readonly rows: readonly object[]; readonly at: number }>();

  constructor(store: ValueStore) {
    this.#store = store;
    this.#changes = store.get<Changes>('changes') ?? {};
  }

  /**
   * Returns when rows last changed, in milliseconds since 1970.
   *
   * @param now when they changed if they have changed since the last call
   */
  async changedAt(table: LiveReadingName, rows: readonly object[], now: number): Promise<number> {
    const compared = this.#compared.get(table);
    if (compared?.rows === rows) return compared.at;
    const digest = await digestOf(rows);
    const last = this.#changes[table];
    const at = last?.digest === digest ? last.at : now;
    this.#compared.set(table, { rows, at });
    if (last?.digest !== digest) {
      this.#changes = { ...this.#changes, [table]: { digest, at } };
      this.#store.set('changes', this.#changes);
    }
    return at;
  }
}

async function digestOf(rows: readonly object[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(rows)));
  return new Uint8Array(digest).join();
}
