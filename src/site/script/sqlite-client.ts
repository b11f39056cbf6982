import type { SqlValues } from '../frame/asset-addresses.ts';
import type { SqlQuery, SqlReply, SqlResult } from './sqlite-worker.ts';

const maxRows = 100_000;
const lost = 'The request failed: there is no connection to the server.';
const tooLarge = 'The browser cannot hold this answer: ask for less of it.';

/** What becomes of a query. */
interface QueryEvents {
  /** Some bytes of SQLite and of the database are loaded. */
  onLoading(loadedBytes: number): void;
  onResult(result: SqlResult): void;
  /** SQLite refuses the query, with a message of its own. */
  onRefusal(message: string): void;
  /** The worker could not be loaded, or the answer is too large. The next query starts another worker. */
  onFailure(message: string): void;
}

/** Runs queries in a worker, which the first query starts. */
export class SqliteClient {
  #worker: Worker | undefined;
  readonly #addresses: SqlValues;
  readonly #events: QueryEvents;

  constructor(addresses: SqlValues, events: QueryEvents) {
    this.#addresses = addresses;
    this.#events = events;
  }

  /** Returns whether a worker was started before, so that the next query need not load the database. */
  get isStarted(): boolean {
    return this.#worker !== undefined;
  }

  run(sql: string): void {
    const { sqlite, database } = this.#addresses;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ sql, sqlite, database, maxRows } satisfies SqlQuery);
  }

  /** Ends the worker with its query: SQLite can be stopped in no other way. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(this.#addresses.worker, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SqlReply>) => {
      try {
        this.#receive(data);
      } catch {
        this.#fail(tooLarge);
      }
    };
    worker.onmessageerror = () => this.#fail(tooLarge);
    // An error without a message is one of loading.
    worker.onerror = ({ message }) => this.#fail(message ? tooLarge : lost);
    return worker;
  }

  #receive(reply: SqlReply): void {
    if ('loadedBytes' in reply) this.#events.onLoading(reply.loadedBytes);
    else if ('result' in reply) this.#events.onResult(reply.result);
    else if (reply.error !== undefined) this.#events.onRefusal(reply.error);
    else this.#fail(lost);
  }

  #fail(message: string): void {
    this.stop();
    this.#events.onFailure(message);
  }
}
