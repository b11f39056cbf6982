import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outPath } from '../../../build/project.ts';
import { listFile, renderRelease } from '../../../build/render/listing.ts';
import { snapshotOf } from '../../../src/records/published.ts';
import { release } from '../../../src/records/service-status.ts';
import { builtWorlds } from '../../support/built-worlds.ts';
import { hashesOf } from '../../support/hashes.ts';

const files = { '/a.json': '{}', '/b.json': '[]' };

const idOf = (contents: Record<string, string>) => {
  const built = Object.entries(contents).map(([address, text]) => listFile(address, Buffer.from(text)));
  return JSON.parse(renderRelease('0123456789abcdef', built, '2026-08-07')).build;
};

describe.for(builtWorlds)('$name', ({ project, tables }) => {
  const dist = outPath(project);

  it('the build has the same id for the same files, whatever their order', () => {
    expect(idOf(Object.fromEntries(Object.entries(files).reverse()))).toBe(idOf(files));
  });

  it.for([
    ['content', { ...files, '/b.json': '[1]' }],
    ['address', { '/a.json': '{}', '/c.json': '[]' }],
    ['file', { ...files, '/c.json': '' }],
  ] as const)('the build has another id with another %s', ([, other]) => {
    expect(idOf(other)).not.toBe(idOf(files));
  });

  it('the listing has the release of the downloads, the version and the day of the data', async () => {
    const published = release.parse(JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')));
    const manifest = JSON.parse(await readFile(path.join(dist, 'dumps/manifest.json'), 'utf8'));
    expect(published.release).toBe(manifest.release);
    expect(published.data_as_of).toBe(snapshotOf(tables).as_of);
  });

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
