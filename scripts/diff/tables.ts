import { publishedTables, type TableName, tableAddress, tableNames } from '../../src/records/published.ts';
import { type Difference, differences } from './values.ts';

type Row = Readonly<Record<string, unknown>>;

/** What became of a row: its fields that are others now; none where the whole row was added or removed. */
export interface ChangedRow {
  readonly row: string;
  readonly change: 'added' | 'removed' | readonly Difference[];
}

/** The table that an address is the whole of. */
export function tableAt(address: string): TableName | undefined {
  return tableNames.find((name) => tableAddress(name) === address);
}

/** The table that an address is another form of: a season of it, or another format. */
export function tableBehind(address: string): TableName | undefined {
  const file = /^\/dumps\/([^/.]+)/.exec(address)?.[1];
  return tableNames.find((name) => publishedTables[name].file === file);
}

/** What became of the rows of a table, by its key. A row of a table without one is another row once it differs. */
export function changedRows(table: TableName, before: readonly Row[], after: readonly Row[]): ChangedRow[] {
  const key: readonly string[] = publishedTables[table].key;
  const old = byKey(before, key);
  const young = byKey(after, key);
  const removed = [...old].filter(([id]) => !young.has(id));
  const rows: ChangedRow[] = removed.map(([id, row]) => ({ row: nameOf(id, row), change: 'removed' }));
  for (const [id, row] of young) {
    const former = old.get(id);
    const change = former ? [...differences(former, row)] : 'added';
    if (change.length > 0) rows.push({ row: nameOf(id, row), change });
  }
  return rows;
}

function byKey(rows: readonly Row[], key: readonly string[]): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const id = key.length > 0 ? key.map((column) => row[column]).join(' ') : JSON.stringify(row);
    // Rows of a table without a key may be equal; each counts.
    let numbered = id;
    for (let number = 2; found.has(numbered); number++) numbered = `${id} (${number})`;
    found.set(numbered, row);
  }
  return found;
}

/** A row by its key, and by what a person knows it by. */
function nameOf(id: string, { date, home_team, away_team, name }: Row): string {
  if (home_team !== undefined) return `${id} (${date} ${home_team} – ${away_team})`;
  return name === undefined || name === id ? id : `${id} (${name})`;
}
