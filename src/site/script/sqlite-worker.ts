import initSqlJs, { type Database, type Statement } from 'sql.js';
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
  /** Whether there are more rows. */
  readonly isCut: boolean;
  readonly milliseconds: number;
}

/** What the worker tells: the bytes that it has loaded, then a result or an error's message, which no failure of loading has. */
export type SqlReply =
  | { readonly loadedBytes: number }
  | { readonly result: SqlResult }
  | { readonly error?: string };

/** SQLite is "out of memory" beyond this, before the browser is. */
const maxHeapBytes = 100_000_000;
const maxCellLength = 10_000;
/** How many characters all cells may have. */
const maxLength = 10_000_000;

/** Holds for all databases of the worker, and can only be lowered: a query must not. */
const heapLimit = 'hard_heap_limit';
let loaded: Promise<() => Database> | undefined;

self.onmessage = async ({ data: query }: MessageEvent<SqlQuery>) => {
  loaded ??= load(query);
  const open = await loaded.catch(() => undefined);
  if (!open) return reply({});
  try {
    reply({ result: answer(open(), query) });
  } catch (error) {
    reply({ error: String(error instanceof Error ? error.message : error) });
  }
};

function reply(message: SqlReply): void {
  postMessage(message);
}

/** Loads SQLite and the database, and returns what opens it: what a query returns depends on none before it. */
async function load(query: SqlQuery): Promise<() => Database> {
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
  const bytes = new Uint8Array(content);
  return () => new Database(bytes);
}

/** Runs every statement and returns the rows of the last one. */
function answer(database: Database, { sql, maxRows }: SqlQuery): SqlResult {
  const start = performance.now();
  let result: Omit<SqlResult, 'milliseconds'> = { columns: [], rows: [], isCut: false };
  try {
    if (sql.toLowerCase().includes(heapLimit)) throw new Error(`a query cannot have ${heapLimit}`);
    database.run(`PRAGMA ${heapLimit} = ${maxHeapBytes}`);
    for (const statement of database.iterateStatements(sql)) {
      // Set before each, since the one before may have turned it off.
      database.run('PRAGMA query_only = ON');
      result = readRows(statement, maxRows);
    }
    return { ...result, milliseconds: Math.round(performance.now() - start) };
  } finally {
    database.close();
  }
}

function readRows(statement: Statement, maxRows: number): Omit<SqlResult, 'milliseconds'> {
  const columns = statement.getColumnNames().map((name) => `${shortened(name)}`);
  const rows: Cell[][] = [];
  let length = columns.join('').length;
  while (statement.step()) {
    if (rows.length === maxRows || length > maxLength) return { columns, rows, isCut: true };
    const row = statement.get().map(shortened);
    rows.push(row);
    length += row.join('').length;
  }
  return { columns, rows, isCut: false };
}

/** Returns as much of a value as a page shows. The tables have no bytes, and no text that is as long. */
function shortened(value: ReturnType<Statement['get']>[number]): Cell {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  const isLong = typeof value === 'string' && value.length > maxCellLength;
  return isLong ? `${value.slice(0, maxCellLength)}…` : value;
}
