import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtWorlds } from '../../../support/built-worlds.ts';
import { hashesOf } from '../../../support/hashes.ts';

describe.for(builtWorlds)('$name', ({ datasetRoot }) => {
  const dist = path.join(datasetRoot, 'dist');

  it('the index lists every file served, with its SHA-256, and no other', async () => {
    const { count, files } = JSON.parse(await readFile(path.join(dist, 'data/v1/index.json'), 'utf8'));
    const unlisted = ['_headers', '_redirects', 'data/v1/index.json'];
    const built = [...(await hashesOf(dist))]
      .filter(([name]) => !unlisted.includes(name))
      // Pages are listed where they are served.
      .map(([name, sha256]) => [name.replace(/(?:(?<=^|\/)index)?\.html$/, ''), sha256] as const);
    const listed = (files as { path: string; sha256: string }[]).map(
      ({ path: address, sha256 }) => [address.slice(1), sha256] as const,
    );
    expect(new Map(listed)).toEqual(new Map(built));
    expect(count).toBe(files.length);
  });
});
