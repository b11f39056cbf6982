import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import microdiff from 'microdiff';

/** A file of both builds whose content differs. */
export interface ChangedFile {
  readonly address: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** The differences between two builds. */
export type FolderChanges = Awaited<ReturnType<typeof compareFolders>>;

/** Compares two folders of built files, byte for byte; each list is in the order of addresses. */
export async function compareFolders(before: string, after: string) {
  const [oldAddresses, newAddresses] = await Promise.all([addressesIn(before), addressesIn(after)]);
  const commonAddresses = [...newAddresses].filter((address) => oldAddresses.has(address));
  const changed: ChangedFile[] = [];
  for (const address of commonAddresses) {
    const file = { address, before: contentOf(before, address), after: contentOf(after, address) };
    if (!file.before.equals(file.after)) changed.push(file);
  }
  const added = [...newAddresses].filter((address) => !oldAddresses.has(address));
  const removed = [...oldAddresses].filter((address) => !newAddresses.has(address));
  return { added, removed, changed, unchanged: commonAddresses.length - changed.length };
}

async function addressesIn(folder: string): Promise<Set<string>> {
  const names = await fastGlob('**', { cwd: folder, dot: true });
  return new Set(names.map((name) => `/${name}`).sort());
}

function contentOf(folder: string, address: string): Buffer {
  return readFileSync(path.join(folder, address));
}

/** A value of a JSON document that changed. It is undefined before it was added, or after it was removed. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Finds where two JSON documents differ; items of lists are compared by their places. */
export function findDifferences(before: object, after: object): Difference[] {
  return microdiff(before, after, { cyclesFix: false }).map(({ path, ...change }) => ({
    path,
    before: change.type === 'CREATE' ? undefined : change.oldValue,
    after: change.type === 'REMOVE' ? undefined : change.value,
  }));
}

/** Writes a path as people do, of every item of a list: `standings[].points`. */
export function formatPath(path: Difference['path']): string {
  const steps = path.map((step) => (typeof step === 'number' ? '[]' : `.${step}`));
  return steps.join('').replace(/^\./, '');
}

export type Row = Readonly<Record<string, unknown>>;

/** A row that was added, removed, or has other values in some columns. */
export interface ChangedRow {
  /** The row as it is now; as it was, where it was removed. */
  readonly row: Row;
  readonly change: 'added' | 'removed' | readonly Difference[];
}

/**
 * Compares two versions of a table, row by row.
 *
 * @param key the columns that identify a row; a row of a table without a key is another row once it differs
 */
export function findChangedRows(
  key: readonly string[],
  before: readonly Row[],
  after: readonly Row[],
): ChangedRow[] {
  const [oldRows, newRows] = [byKey(before, key), byKey(after, key)];
  const removed = [...oldRows].filter(([id]) => !newRows.has(id));
  const changes: ChangedRow[] = removed.map(([, row]) => ({ row, change: 'removed' }));
  for (const [id, row] of newRows) {
    const oldRow = oldRows.get(id);
    const change = oldRow ? findDifferences(oldRow, row) : 'added';
    if (change.length > 0) changes.push({ row, change });
  }
  return changes;
}

function byKey(rows: readonly Row[], key: readonly string[]): Map<string, Row> {
  const rowsByKey = new Map<string, Row>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    // As JSON: values joined by a space could be those of another row.
    const id = JSON.stringify(key.length > 0 ? key.map((column) => row[column] ?? null) : row);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    // Rows of a table without a key may be equal; each counts.
    rowsByKey.set(count === 1 ? id : `${id} ${count}`, row);
  }
  return rowsByKey;
}
