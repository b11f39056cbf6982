/** The one row that has all these values. @throws {Error} if there is none, or another */
export function the<Row extends object>(
  rows: readonly Row[],
  having: { readonly [Name in keyof Row]?: unknown },
): Row {
  const wanted = Object.entries(having);
  const found = rows.filter((row) => wanted.every(([name, value]) => row[name as keyof Row] === value));
  const [row, another] = found;
  if (!row || another) throw new Error(`${found.length} rows have ${JSON.stringify(having)}`);
  return row;
}
