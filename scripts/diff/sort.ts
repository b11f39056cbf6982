import type { TableName } from '../../src/records/published.ts';
import type { ChangedFile, Changes } from './changes.ts';
import { tableAt, tableBehind } from './tables.ts';

/** Changed files by what is to be said of them. */
export interface Sorted {
  /** Whole tables: compared row by row. */
  readonly tables: readonly (readonly [TableName, ChangedFile])[];
  /** Other JSON: compared place by place. */
  readonly documents: readonly ChangedFile[];
  /** Not JSON: named. */
  readonly others: readonly ChangedFile[];
  /** What follows from the rest, such as a table in another format: counted. */
  readonly following: number;
}

/** Lists of files and their sums, which change with any file. */
const catalogues = [
  '/release.json',
  '/data/v1/index.json',
  '/dumps/manifest.json',
  '/dumps/datapackage.json',
  '/dumps/SHA256SUMS',
];

const database = '/dumps/soccer-data.sqlite';

export function sortChanges({ changed, added, removed }: Changes): Sorted {
  const all = [...changed.map(({ address }) => address), ...added, ...removed];
  const touched = new Set(all.map(tableAt).filter((name) => name !== undefined));
  const tables: [TableName, ChangedFile][] = [];
  const documents: ChangedFile[] = [];
  const others: ChangedFile[] = [];
  for (const file of changed) {
    const { address } = file;
    const table = tableAt(address);
    if (table) tables.push([table, file]);
    else if (follows(address, touched)) continue;
    else if (address.endsWith('.json')) documents.push(file);
    else others.push(file);
  }
  const following = changed.length - tables.length - documents.length - others.length;
  return { tables, documents, others, following };
}

/** Whether a file could not but change when these tables did. */
function follows(address: string, touched: ReadonlySet<TableName>): boolean {
  if (catalogues.includes(address)) return true;
  if (address === database) return touched.size > 0;
  const table = tableBehind(address);
  return table !== undefined && touched.has(table);
}
