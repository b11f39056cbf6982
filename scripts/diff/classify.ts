import { publishedTables, type TableName, tableAddress, tableNames } from '../../src/records/published.ts';
import type { ChangedFile, FolderChanges } from './changed-files.ts';

/** Changed files by how they are described. */
export interface ClassifiedChanges {
  /** Whole tables: compared row by row. */
  readonly tables: readonly (readonly [TableName, ChangedFile])[];
  /** Other JSON: compared place by place. */
  readonly documents: readonly ChangedFile[];
  /** Not JSON: named. */
  readonly others: readonly ChangedFile[];
  /** Files that follow from the rest, such as a table in another format: counted. */
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

/** Sorts changed files by how they are described. */
export function classifyChanges({ changed, added, removed }: FolderChanges): ClassifiedChanges {
  const all = [...changed.map(({ address }) => address), ...added, ...removed];
  const changedTables = new Set(all.map(wholeTable).filter((name) => name !== undefined));
  const tables: [TableName, ChangedFile][] = [];
  const documents: ChangedFile[] = [];
  const others: ChangedFile[] = [];
  for (const file of changed) {
    const { address } = file;
    const table = wholeTable(address);
    if (table) tables.push([table, file]);
    else if (followsFrom(changedTables, address)) continue;
    else if (address.endsWith('.json')) documents.push(file);
    else others.push(file);
  }
  const following = changed.length - tables.length - documents.length - others.length;
  return { tables, documents, others, following };
}

/** The table that an address is the whole of. */
function wholeTable(address: string): TableName | undefined {
  return tableNames.find((name) => tableAddress(name) === address);
}

/** Whether a file always changes with these tables. */
function followsFrom(changedTables: ReadonlySet<TableName>, address: string): boolean {
  if (catalogues.includes(address)) return true;
  if (address === database) return changedTables.size > 0;
  // A season of a table, or the table in another format.
  const file = /^\/dumps\/([^/.]+)/.exec(address)?.[1];
  const table = tableNames.find((name) => publishedTables[name].file === file);
  return table !== undefined && changedTables.has(table);
}
