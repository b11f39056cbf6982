/** Returns storage that counts the rows it writes, and a function that returns the count since its last call. */
export function countWrites(storage: SqlStorage) {
  let written = 0;
  const exec = (query: string, ...bindings: (string | number)[]) => {
    const cursor = storage.exec(query, ...bindings);
    const rows = cursor.toArray();
    written += cursor.rowsWritten;
    return rows;
  };
  const takeCount = () => {
    const count = written;
    written = 0;
    return count;
  };
  return { sql: { exec }, takeCount };
}
