import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtWorlds } from '../../../support/built-worlds.ts';

it.for(builtWorlds)(
  'the page of downloads links every file below /dumps/ except those of single seasons, in $name',
  async ({ datasetRoot }) => {
    const dist = path.join(datasetRoot, 'dist');
    const page = await readFile(path.join(dist, 'data.html'), 'utf8');
    const linked = [...page.matchAll(/href="\/dumps\/([^"]+)"/g)].map(([, name]) => String(name));
    const entries = await readdir(path.join(dist, 'dumps'), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect([...new Set(linked)].toSorted()).toEqual(files.toSorted());
  },
);
