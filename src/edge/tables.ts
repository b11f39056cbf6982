import { waitUntil } from 'cloudflare:workers';
import { InMemoryTables } from '../derive/in-memory-tables.ts';
import { type Reading, type Row, type TableName, type Tables, tableAddress } from '../records/published.ts';

/** Parsed files by address: a Worker's version has one set of assets, so that what was read once stays true. */
const parsed = new Map<string, Promise<readonly unknown[]>>();

/** Reads tables from the CDN's files, each parsed once as long as this isolate lives. */
export class EdgeTables {
  readonly #assets: Fetcher;

  constructor(assets: Fetcher) {
    this.#assets = assets;
  }

  /** @throws {Error} if a file is not there or is no JSON */
  async load(readings: readonly Reading[]): Promise<Tables> {
    const held = new InMemoryTables();
    await Promise.all(readings.map((reading) => this.#hold(held, reading)));
    return held;
  }

  async #hold(held: InMemoryTables, { table, season }: Reading): Promise<void> {
    if (season === undefined) {
      held.set(table, await this.#rows(table));
      return;
    }
    const known = await this.#rows('seasons');
    const wanted = known.find((row) => (season === 'current' ? row.current : row.season === season));
    if (wanted) held.set(table, await this.#rows(table, wanted.season), wanted.season);
    // A season that is not in the data has no file, and no rows.
    else if (typeof season === 'number') held.set(table, [], season);
  }

  async #rows<Name extends TableName>(table: Name, season?: number): Promise<readonly Row<Name>[]> {
    const address = tableAddress(table, season);
    const before = parsed.get(address);
    if (before) return before as Promise<readonly Row<Name>[]>;
    const reading = this.#parse(address);
    parsed.set(address, reading);
    // Others may wait for it too: it outlasts a request whose client has gone.
    waitUntil(reading.catch(() => undefined));
    // A failure is not kept: the next request tries again.
    reading.catch(() => parsed.delete(address));
    return reading as Promise<readonly Row<Name>[]>;
  }

  async #parse(address: string): Promise<readonly unknown[]> {
    const response = await this.#assets.fetch(new URL(address, 'https://assets.local'));
    if (!response.ok) throw new Error(`table ${address} answered ${response.status}`);
    return response.json();
  }
}
