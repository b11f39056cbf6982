/** Characters of a part: at most 1.5 MB in UTF-8, of the 2 MB that a row may have. */
const partLength = 500_000;

/** As much of a Durable Object's SQLite as is used. */
export interface Sql {
  exec(query: string, ...bindings: (string | number)[]): Iterable<Record<string, unknown>>;
}

/**
 * JSON values of any size in the SQLite storage of a Durable Object, each in parts. A part that is stored already is
 * not written again: the free plan counts 100,000 rows written a day.
 */
export class StoredValues {
  readonly #sql: Sql;
  /** The failure that was logged last. */
  #logged = '';

  constructor(sql: Sql) {
    this.#sql = sql;
    this.#exec(
      'CREATE TABLE IF NOT EXISTS parts (name TEXT, part INTEGER, text TEXT, PRIMARY KEY (name, part)) WITHOUT ROWID',
    );
  }

  /** Returns a value; undefined where there is none, or it is damaged. */
  get<Value>(name: string): Value | undefined {
    return parse<Value>(this.#parts(name).join(''));
  }

  /** Stores a value in place of another; the writes of one turn of the event loop are stored together or not at all. */
  set(name: string, value: unknown): void {
    this.#write(name, JSON.stringify(value));
  }

  /** Returns one value of a list, without parsing the others; undefined as from `get`. */
  getAt<Value>(name: string, index: number): Value | undefined {
    return parse<Value>(
      this.#parts(name)
        .join('')
        .split('\n', index + 1)[index],
    );
  }

  /** Stores a list of which `getAt` returns single values. */
  setList(name: string, values: readonly unknown[]): void {
    // JSON has line breaks at most between its values, where none are written.
    this.#write(name, values.map((value) => JSON.stringify(value)).join('\n'));
  }

  delete(name: string): void {
    this.#exec('DELETE FROM parts WHERE name = ?', name);
  }

  /** Deletes the values whose names begin with something else. */
  deleteOthers(prefix: string): void {
    this.#exec('DELETE FROM parts WHERE substr(name, 1, ?) <> ?', prefix.length, prefix);
  }

  /**
   * Runs a statement; one that fails is as if nothing were stored, and those who store go on with what they have in
   * memory. When the rows of a day of the free plan are written, each does.
   */
  #exec(query: string, ...bindings: (string | number)[]): Record<string, unknown>[] {
    try {
      return [...this.#sql.exec(query, ...bindings)];
    } catch (error) {
      // The same failure is logged once, not every 15 seconds.
      if (String(error) !== this.#logged) console.error(error);
      this.#logged = String(error);
      return [];
    }
  }

  #parts(name: string): string[] {
    const rows = this.#exec('SELECT text FROM parts WHERE name = ? ORDER BY part', name);
    return rows.map(({ text }) => String(text));
  }

  #write(name: string, text: string): void {
    const stored = this.#parts(name);
    const count = Math.ceil(text.length / partLength);
    for (let part = 0; part < count; part++) {
      const piece = text.slice(part * partLength, (part + 1) * partLength);
      if (piece !== stored[part])
        this.#exec('INSERT OR REPLACE INTO parts VALUES (?, ?, ?)', name, part, piece);
    }
    this.#exec('DELETE FROM parts WHERE name = ? AND part >= ?', name, count);
  }
}

function parse<Value>(text: string | undefined): Value | undefined {
  try {
    // What is stored under a name is of the type that its readers ask for.
    return text ? (JSON.parse(text) as Value) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
