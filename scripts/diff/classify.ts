import { publishedTables, type TableName, tableAddress, tableNames } from '../../src/records/published.ts';
import type { ChangedFile, FolderChanges } from './changed-files.ts';

/** Lists of files and their sums, which change with any file. */
const catalogues = [
  '/release.json',
  '/data/v1/index.json',
  '/dumps/manifest.json',
  '/dumps/datapackage.json',
  '/dumps/SHA256SUMS',
];

/** The database, also compressed. */
const database = '/dumps/soccer-data.sqlite';

/**
 * Sorts changed files by how they are described. Whole tables are compared row by row, other JSON documents place by
 * place. Other files are named. Files that follow from those, such as a table in another format, are counted.
 */
export function classifyChanges({ changed, added, removed }: FolderChanges) {
  const addresses = [...changed.map(({ address }) => address), ...added, ...removed];
  const changedTables = new Set(addresses.map(wholeTable).filter((name) => name !== undefined));
  const kindOf = ({ address }: ChangedFile) => {
    if (wholeTable(address)) return 'tables';
    if (followsFrom(changedTables, address)) return 'following';
    return address.endsWith('.json') ? 'documents' : 'others';
  };
  const { tables = [], documents = [], others = [], following = [] } = Object.groupBy(changed, kindOf);
  // They are in the group because each is a whole table.
  const namedTables = tables.map((file) => [wholeTable(file.address) as TableName, file] as const);
  return { tables: namedTables, documents, others, following: following.length };
}

/** Returns the table that an address has all rows of. */
function wholeTable(address: string): TableName | undefined {
  return tableNames.find((name) => tableAddress(name) === address);
}

/** Returns whether a file always changes with these tables. */
function followsFrom(changedTables: ReadonlySet<TableName>, address: string): boolean {
  if (catalogues.includes(address)) return true;
  if (address.startsWith(database)) return changedTables.size > 0;
  // A season of a table, or the table in another format.
  const file = /^\/dumps\/([^/.]+)/.exec(address)?.[1];
  const table = tableNames.find((name) => publishedTables[name].file === file);
  return table !== undefined && changedTables.has(table);
}
