import { LRUCache } from 'lru-cache';
import { InMemoryTables } from '../derive/in-memory-tables.ts';
import { league } from '../records/league.ts';
import { type Reading, type Row, type TableName, tableAddress } from '../records/published.ts';
import { type SeasonIndex, seasonIndexAddress } from '../records/season-index.ts';
import { SharedWork } from './shared-work.ts';

/** What a file has: the rows of a table, or the season index. */
type Content = readonly unknown[] | SeasonIndex;

/** Characters of JSON that stay parsed; as objects they take some four times as much. */
const maxJsonLength = 16_000_000;

/** Assets never change during the life of a Worker version, so what was parsed once stays true. */
const caches = new WeakMap<Fetcher, { parsed: LRUCache<string, Content>; reading: SharedWork<Content> }>();

/** Reads tables and the season index from the build's files, and caches them. */
export class EdgeTables {
  readonly #assets: Fetcher;
  readonly #parsed: LRUCache<string, Content>;
  readonly #reading: SharedWork<Content>;

  constructor(assets: Fetcher) {
    this.#assets = assets;
    const cache = caches.get(assets) ?? {
      parsed: new LRUCache({ maxSize: maxJsonLength }),
      reading: new SharedWork(),
    };
    caches.set(assets, cache);
    this.#parsed = cache.parsed;
    this.#reading = cache.reading;
  }

  /** @throws {Error} if a file is missing or is no JSON */
  async load(readings: readonly Reading[]): Promise<InMemoryTables> {
    // The index is at its address.
    const index = (await this.#content(seasonIndexAddress)) as SeasonIndex;
    const loaded = new InMemoryTables({ league, index });
    await Promise.all(
      readings.map(async ({ table, season }) => {
        // A season that the data lacks has no file.
        const isMissing = season !== undefined && !index.seasons.some((row) => row.season === season);
        loaded.set(table, isMissing ? [] : await this.#rows(table, season), season);
      }),
    );
    return loaded;
  }

  async #rows<Name extends TableName>(table: Name, season?: number): Promise<readonly Row<Name>[]> {
    // An address has the rows of its table alone.
    return (await this.#content(tableAddress(table, season))) as readonly Row<Name>[];
  }

  async #content(address: string): Promise<Content> {
    return this.#parsed.get(address) ?? this.#reading.run(address, () => this.#read(address));
  }

  async #read(address: string): Promise<Content> {
    const response = await this.#assets.fetch(new URL(address, 'https://assets.local'));
    if (!response.ok) throw new Error(`table ${address} answered ${response.status}`);
    const text = await response.text();
    const content: Content = JSON.parse(text);
    this.#parsed.set(address, content, { size: text.length });
    return content;
  }
}
