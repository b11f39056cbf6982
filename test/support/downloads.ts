import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { renderDownloads } from '../../build/render/downloads/index.ts';
import { flatTables } from '../../build/render/downloads/table.ts';
import { makeFolder, removeFolder } from './temporary-folder.ts';
import { perWorld } from './world.ts';

/** Renders the downloads of a league. */
export const downloadsOf = perWorld(({ tables }) => {
  const downloads = renderDownloads(tables, new Map([['LICENSE.txt', 'CC BY 4.0\n']]));
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
    downloads,
    flat,
    /** The tables with their names, for a test of each. */
    named: flat.map((table) => [table.file, table] as const),
    textOf,
    downloadFolder,
  };
});
