import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { renderDownloads } from '../../build/render/downloads/index.ts';
import { flatTables } from '../../build/render/downloads/table.ts';
import { tables } from './tables.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';

/** The downloads of the real tables, rendered once for all tests of a worker. */
export const downloads = renderDownloads(tables, new Map([['LICENSE.txt', 'CC BY 4.0\n']]));

export const flat = flatTables(tables);

/** The tables with their names, for a test of each. */
export const named = flat.map((table) => [table.file, table] as const);

/** Returns a download as text. */
export const textOf = (name: string) => downloads.get(`/dumps/${name}`)?.toString('utf8') ?? '';

/** Writes the downloads whose names pass to a folder for the tests of a file, and returns how to get its path. */
export function downloadFolder(isWanted: (name: string) => boolean = () => true): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = await makeFolder();
    for (const [address, content] of downloads) {
      const name = address.slice('/dumps/'.length);
      if (!name.includes('/') && isWanted(name)) await writeFile(path.join(folder, name), content);
    }
    return () => removeFolder(folder);
  });
  return () => folder;
}
