/** Characters of a part: at most 1.5 MB in UTF-8, of the 2 MB that a row may have. */
const partLength = 500_000;

/** As much of a Durable Object's SQLite as is used. */
export interface Sql {
  exec(query: string, ...bindings: (string | number)[]): Iterable<Record<string, unknown>>;
}

/** JSON values of any size in the SQLite storage of a Durable Object, each in parts. */
export class StoredValues {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS parts (name TEXT, part INTEGER, text TEXT, PRIMARY KEY (name, part)) WITHOUT ROWID',
    );
  }

  /** Returns a value; undefined where there is none, or it is damaged. */
  get<Value>(name: string): Value | undefined {
    const parts = this.#sql.exec('SELECT text FROM parts WHERE name = ? ORDER BY part', name);
    const text = [...parts].map((row) => String(row.text)).join('');
    try {
      // What is stored under a name is of the type that its readers ask for.
      return text === '' ? undefined : (JSON.parse(text) as Value);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }

  /** Stores a value in place of another; the writes of one turn of the event loop are stored together or not at all. */
  set(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.delete(name);
    for (let part = 0; part * partLength < text.length; part++) {
      const piece = text.slice(part * partLength, (part + 1) * partLength);
      this.#sql.exec('INSERT INTO parts VALUES (?, ?, ?)', name, part, piece);
    }
  }

  delete(name: string): void {
    this.#sql.exec('DELETE FROM parts WHERE name = ?', name);
  }

  /** Deletes the values whose names begin with something else. */
  deleteOthers(prefix: string): void {
    this.#sql.exec('DELETE FROM parts WHERE substr(name, 1, ?) <> ?', prefix.length, prefix);
  }
}
