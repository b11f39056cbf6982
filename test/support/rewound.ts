import { readFile, rm, writeFile } from 'node:fs/promises';
import fastGlob from 'fast-glob';
import { csvText, fileOf } from '../../scripts/refresh/data-files.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { type DatasetTableName, datasetTables } from '../../src/records/dataset/index.ts';
import type { Copy } from './copy.ts';

const everything = Object.keys(datasetTables) as DatasetTableName[];

/** Returns tables of a copy to a moment of a season, which is then the current one. */
export async function rewound(
  copy: Copy,
  at: Date,
  season: number,
  tables: readonly DatasetTableName[] = everything,
): Promise<void> {
  const past = rewind(copy.dataset, at, season);
  for (const name of tables) {
    const rows = past[name] as readonly { season?: number }[];
    for (const file of await fastGlob(fileOf(copy.project, name, season).replace(`${season}`, '*'), {
      cwd: copy.root,
    })) {
      const year = Number(/\d{4}/.exec(file)?.[0] ?? season);
      const own = datasetTables[name].seasonal ? rows.filter((row) => row.season === year) : rows;
      // A table of none keeps its header: the order of the feed's own statistics is whatever it was first.
      const before = await readFile(copy.path(file), 'utf8');
      // A file of all seasons has a row: there is none of honours before the first.
      if (!datasetTables[name].seasonal && own.length === 0) {
        await rm(copy.path(file));
        continue;
      }
      const text = own.length === 0 ? `${before.split('\n')[0]}\n` : csvText(name, own, before);
      await writeFile(copy.path(file), text);
    }
  }
  await writeFile(copy.path('data/snapshot.json'), JSON.stringify(past.snapshot));
}
