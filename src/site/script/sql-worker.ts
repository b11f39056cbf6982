import initSqlJs, { type Database } from 'sql.js';
import type { Cell } from '../../records/flat-columns.ts';

/** A query, with the addresses of what it needs. */
export interface SqlQuery {
  readonly sql: string;
  readonly sqlite: string;
  readonly database: string;
}

export interface SqlResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more rows. */
  readonly isCut: boolean;
  readonly milliseconds: number;
}

/** What the worker tells: the bytes it has loaded, then a result, SQLite's message, or that loading failed. */
export type SqlReply =
  | { readonly loadedBytes: number }
  | { readonly result: SqlResult }
  | { readonly error: string }
  | { readonly isOffline: true };

/** A query without an end would fill the memory. */
const maxRows = 100_000;

let opened: Promise<Database> | undefined;

self.onmessage = async ({ data: query }: MessageEvent<SqlQuery>) => {
  opened ??= open(query);
  const database = await opened.catch(() => undefined);
  reply(database ? answer(database, query.sql) : { isOffline: true });
};

function reply(message: SqlReply): void {
  postMessage(message);
}

async function open(addresses: SqlQuery): Promise<Database> {
  let loadedBytes = 0;
  const load = async (address: string) => {
    const { ok, body } = await fetch(address);
    if (!ok || !body) throw new Error(address);
    const countedBytes = body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          loadedBytes += chunk.length;
          reply({ loadedBytes });
          controller.enqueue(chunk);
        },
      }),
    );
    const isCompressed = address.endsWith('.gz');
    const content = isCompressed ? countedBytes.pipeThrough(new DecompressionStream('gzip')) : countedBytes;
    return new Response(content).arrayBuffer();
  };
  const [wasmBinary, file] = await Promise.all([load(addresses.sqlite), load(addresses.database)]);
  const { Database } = await initSqlJs({ wasmBinary });
  const database = new Database(new Uint8Array(file));
  // What a query returns does not depend on those before it.
  database.run('PRAGMA query_only = ON');
  return database;
}

/** Runs every statement and returns the rows of the last one. */
function answer(database: Database, sql: string): SqlReply {
  const start = performance.now();
  let columns: string[] = [];
  let rows: Cell[][] = [];
  try {
    for (const statement of database.iterateStatements(sql)) {
      columns = statement.getColumnNames();
      rows = [];
      // The tables have no binary values.
      while (rows.length < maxRows && statement.step()) rows.push(statement.get() as Cell[]);
    }
    const milliseconds = Math.round(performance.now() - start);
    return { result: { columns, rows, isCut: rows.length === maxRows, milliseconds } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
