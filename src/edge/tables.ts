import { LRUCache } from 'lru-cache';
import { InMemoryTables } from '../derive/in-memory-tables.ts';
import { type Reading, type Row, type TableName, tableAddress } from '../records/published.ts';
import { SharedWork } from './shared-work.ts';

type Rows = readonly unknown[];

/** Characters of JSON whose rows stay parsed; as objects they take some four times as much. */
const maxJsonLength = 16_000_000;

/** Assets never change during the life of a Worker version, so what was parsed once stays true. */
const caches = new WeakMap<Fetcher, { rows: LRUCache<string, Rows>; reading: SharedWork<Rows> }>();

/** Reads tables from the build's files, and caches their rows. */
export class EdgeTables {
  readonly #assets: Fetcher;
  readonly #cache: LRUCache<string, Rows>;
  readonly #reading: SharedWork<Rows>;

  constructor(assets: Fetcher) {
    this.#assets = assets;
    const cache = caches.get(assets) ?? {
      rows: new LRUCache({ maxSize: maxJsonLength }),
      reading: new SharedWork(),
    };
    caches.set(assets, cache);
    this.#cache = cache.rows;
    this.#reading = cache.reading;
  }

  /** @throws {Error} if a file is missing or is no JSON */
  async load(readings: readonly Reading[]): Promise<InMemoryTables> {
    const loaded = new InMemoryTables();
    await Promise.all(readings.map((reading) => this.#load(loaded, reading)));
    return loaded;
  }

  async #load(loaded: InMemoryTables, { table, season }: Reading): Promise<void> {
    if (season === undefined) {
      loaded.set(table, await this.#rows(table));
      return;
    }
    const seasons = await this.#rows('seasons');
    const wanted = seasons.find((row) => (season === 'current' ? row.current : row.season === season));
    if (wanted) loaded.set(table, await this.#rows(table, wanted.season), wanted.season);
    else if (season !== 'current') loaded.set(table, [], season);
  }

  async #rows<Name extends TableName>(table: Name, season?: number): Promise<readonly Row<Name>[]> {
    const address = tableAddress(table, season);
    const rows = this.#cache.get(address) ?? (await this.#reading.run(address, () => this.#read(address)));
    // An address has the rows of its table alone.
    return rows as readonly Row<Name>[];
  }

  async #read(address: string): Promise<Rows> {
    const response = await this.#assets.fetch(new URL(address, 'https://assets.local'));
    if (!response.ok) throw new Error(`table ${address} answered ${response.status}`);
    const text = await response.text();
    const rows: Rows = JSON.parse(text);
    this.#cache.set(address, rows, { size: text.length });
    return rows;
  }
}
