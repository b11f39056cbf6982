import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { flatTables } from '../../build/render/downloads/flat-tables.ts';
import { renderDownloads } from '../../build/render/downloads/index.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';
import type { TestWorld } from './world.ts';
import { worlds } from './worlds.ts';

/** The leagues of which a test that is true of any league is run, with their downloads. */
export const worldsWithDownloads = await Promise.all(worlds.map(withDownloads));

async function withDownloads(world: TestWorld) {
  const { tables } = world;
  const downloads = await renderDownloads(tables, new Map([['LICENSE.txt', 'CC BY 4.0\n']]));
  const flat = flatTables(tables);

  /** Returns a download as text. */
  const textOf = (name: string) => downloads.get(`/dumps/${name}`)?.toString('utf8') ?? '';

  /** Writes the downloads whose names pass to a folder for the tests of a file, and returns how to get its path. */
  function downloadFolder(isWanted: (name: string) => boolean = () => true): () => string {
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

  return {
    ...world,
    downloads,
    flat,
    /** The tables with their names, for a test of each. */
    named: flat.map((table) => [table.file, table] as const),
    textOf,
    downloadFolder,
  };
}
