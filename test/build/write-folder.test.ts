import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../build/errors.ts';
import { withFolder, writeFolder } from '../../build/write-folder.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'write-'));
  folder = path.join(parent, 'dist');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const filesOf = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)]));
const first = { '/a.json': '1', '/b/c.json': '2', '/b/_d': '3' };
const write = (contents: Record<string, string>) =>
  withFolder(folder, () => writeFolder(folder, filesOf(contents)));
const read = (name: string) => readFile(path.join(folder, name), 'utf8');
const folders = async () => (await readdir(parent)).filter((name) => !name.endsWith('.lock')).sort();
/** Identifies a file and the time it was written. */
const stamp = async (name: string) => {
  const { ino, mtimeNs } = await stat(path.join(folder, name), { bigint: true });
  return `${ino} ${mtimeNs}`;
};

describe('writeFolder', () => {
  it('writes every file, in folders where their names say so', async () => {
    expect(await write(first)).toEqual({ changed: 3, unchanged: 0, removed: 0 });
    expect(await Promise.all(['a.json', 'b/c.json', 'b/_d'].map(read))).toEqual(['1', '2', '3']);
    expect(await folders()).toEqual(['dist']);
  });

  it('rewrites nothing where nothing changed', async () => {
    await write(first);
    const before = await stamp('b/c.json');
    expect(await write(first)).toEqual({ changed: 0, unchanged: 3, removed: 0 });
    expect(await stamp('b/c.json')).toBe(before);
  });

  it('rewrites what changed, keeps the other files and removes what is gone', async () => {
    await write(first);
    const before = await stamp('b/c.json');
    const result = await write({ '/a.json': 'new', '/b/c.json': '2' });
    expect(result).toEqual({ changed: 1, unchanged: 1, removed: 1 });
    expect(await read('a.json')).toBe('new');
    expect(await stamp('b/c.json')).toBe(before);
    expect(await readdir(path.join(folder, 'b'))).toEqual(['c.json']);
  });

  it('that fails leaves the folder unchanged and nothing beside it', async () => {
    await write(first);
    await expect(write({ '/a/b.json': '{}', '/a': 'a file where a folder is needed' })).rejects.toThrow();
    expect(await read('a.json')).toBe('1');
    expect(await folders()).toEqual(['dist']);
  });
});

describe('withFolder', () => {
  it('refuses a second writer of the same folder, which changes nothing', async () => {
    const results = await Promise.allSettled([write(first), write({ '/a.json': 'other' })]);
    expect(results[0]).toMatchObject({ status: 'fulfilled' });
    expect(results[1]).toMatchObject({ status: 'rejected', reason: expect.any(UserError) });
    expect((results[1] as PromiseRejectedResult).reason.message).toContain(
      `another build is writing ${folder}`,
    );
    expect(await Promise.all(['a.json', 'b/c.json', 'b/_d'].map(read))).toEqual(['1', '2', '3']);
  });

  it('lets writers of two folders run at once', async () => {
    const other = path.join(parent, 'dist.replay');
    const writeOther = () => withFolder(other, () => writeFolder(other, filesOf(first)));
    await expect(Promise.all([write(first), writeOther()])).resolves.toHaveLength(2);
  });

  it('repairs a replacement that was killed between its renames, though its task fails', async () => {
    await write(first);
    await rename(folder, path.join(parent, 'dist.former'));
    await mkdir(path.join(parent, 'dist.next-abc'));
    await expect(withFolder(folder, () => Promise.reject(new Error('bad data')))).rejects.toThrow('bad data');
    expect(await read('a.json')).toBe('1');
    expect(await folders()).toEqual(['dist']);
  });

  it('removes what a replacement left that was killed after its renames', async () => {
    await write(first);
    await mkdir(path.join(parent, 'dist.former'));
    await writeFile(path.join(parent, 'dist.former/a.json'), 'former');
    await withFolder(folder, async () => {});
    expect(await read('a.json')).toBe('1');
    expect(await folders()).toEqual(['dist']);
  });

  it('leaves the folders of other outputs alone', async () => {
    await mkdir(path.join(parent, 'dist.replay'));
    await withFolder(folder, async () => {});
    expect(await folders()).toEqual(['dist.replay']);
  });
});
