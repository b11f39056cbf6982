import initSqlJs, { type Database } from 'sql.js';
import type { Cell } from '../../records/flat-columns.ts';

/** A query, the addresses of SQLite and of the database, and how many rows are read: endless ones would fill the memory. */
export interface SqlQuery {
  readonly sql: string;
  readonly sqlite: string;
  readonly database: string;
  readonly maxRows: number;
}

export interface SqlResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly milliseconds: number;
}

/** What the worker tells: the bytes that it has loaded, then a result or SQLite's message, which no failure of loading has. */
export type SqlReply =
  | { readonly loadedBytes: number }
  | { readonly result: SqlResult }
  | { readonly error?: string };

let opened: Promise<Database> | undefined;

self.onmessage = async ({ data: query }: MessageEvent<SqlQuery>) => {
  opened ??= open(query);
  const database = await opened.catch(() => undefined);
  reply(database ? answer(database, query) : {});
};

function reply(message: SqlReply): void {
  postMessage(message);
}

async function open(query: SqlQuery): Promise<Database> {
  let loadedBytes = 0;
  const load = async (address: string, ...decoders: DecompressionStream[]) => {
    const { ok, body } = await fetch(address);
    if (!ok || !body) throw new Error(address);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loadedBytes += chunk.length;
        reply({ loadedBytes });
        controller.enqueue(chunk);
      },
    });
    const content = decoders.reduce(
      (stream, decoder) => stream.pipeThrough(decoder),
      body.pipeThrough(counter),
    );
    return new Response(content).arrayBuffer();
  };
  const files = [load(query.sqlite), load(query.database, new DecompressionStream('gzip'))] as const;
  const [wasmBinary, content] = await Promise.all(files);
  const { Database } = await initSqlJs({ wasmBinary });
  const database = new Database(new Uint8Array(content));
  // What a query returns does not depend on those before it.
  database.run('PRAGMA query_only = ON');
  return database;
}

/** Runs every statement and returns the rows of the last one. */
function answer(database: Database, { sql, maxRows }: SqlQuery): SqlReply {
  const start = performance.now();
  let result: { columns: string[]; rows: Cell[][] } = { columns: [], rows: [] };
  try {
    for (const statement of database.iterateStatements(sql)) {
      result = { columns: statement.getColumnNames(), rows: [] };
      // The tables have no binary values.
      while (result.rows.length < maxRows && statement.step()) result.rows.push(statement.get() as Cell[]);
    }
    return { result: { ...result, milliseconds: Math.round(performance.now() - start) } };
  } catch (error) {
    return { error: String(error instanceof Error ? error.message : error) };
  }
}
