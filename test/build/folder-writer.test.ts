import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { maxFileBytes } from '../../build/budget.ts';
import { UserError } from '../../build/errors.ts';
import { FolderWriter } from '../../build/folder-writer.ts';
import { withFolder } from '../../build/write-folder.ts';
import { folderOfEachTest } from '../support/temporary-folder.ts';

const parent = folderOfEachTest();
/** The output folder of a test, alone in a temporary folder. */
const dist = () => path.join(parent(), 'dist');

/** Makes the output folder contain these files. */
const write = (contents: Readonly<Record<string, string | Buffer>>) =>
  withFolder(dist(), () =>
    withWriter(async (writer) => {
      for (const [address, content] of Object.entries(contents)) writer.add(address, content);
      return writer.replaceFolder();
    }),
  );
async function withWriter<Result>(run: (writer: FolderWriter) => Promise<Result>): Promise<Result> {
  const writer = new FolderWriter(dist());
  return run(writer).finally(() => writer.close());
}

const read = (name: string) => readFile(path.join(dist(), name), 'utf8');

/** Identifies a file and the time it was written. */
async function stamp(name: string): Promise<string> {
  const { ino, mtimeNs } = await stat(path.join(dist(), name), { bigint: true });
  return `${ino} ${mtimeNs}`;
}

/** The folders beside it, and itself. */
const folders = async () => (await readdir(parent())).filter((name) => !name.endsWith('.lock')).sort();

const first = { '/a.json': '1', '/b/c.json': Buffer.from('2'), '/b/_d': Buffer.alloc(20_000, '3') };

it('the writer of a folder writes every file, in folders where their names say so', async () => {
  expect(await write(first)).toEqual({ changed: 3, unchanged: 0, removed: 0 });
  const contents = await Promise.all(['a.json', 'b/c.json', 'b/_d'].map((name) => read(name)));
  expect(contents).toEqual(['1', '2', '3'.repeat(20_000)]);
  expect(await folders()).toEqual(['dist']);
});

it('the writer of a folder rewrites nothing where nothing changed', async () => {
  await write(first);
  const before = await stamp('b/c.json');
  expect(await write(first)).toEqual({ changed: 0, unchanged: 3, removed: 0 });
  expect(await stamp('b/c.json')).toBe(before);
});

it('the writer of a folder writes only what changed', async () => {
  await write(first);
  const before = await stamp('b/c.json');
  const result = await write({ '/a.json': 'new', '/b/c.json': '2' });
  expect(result).toEqual({ changed: 1, unchanged: 1, removed: 1 });
  expect(await read('a.json')).toBe('new');
  expect(await stamp('b/c.json')).toBe(before);
  expect(await readdir(path.join(dist(), 'b'))).toEqual(['c.json']);
  expect(await folders()).toEqual(['dist']);
});

it('the writer of a folder leaves the folder unchanged, and nothing beside it, after a failure', async () => {
  await write(first);
  const impossible = { '/a/b.json': '{}', '/a': 'a file where a folder is needed' };
  await expect(write(impossible)).rejects.toThrow('EISDIR');
  expect(await read('a.json')).toBe('1');
  expect(await folders()).toEqual(['dist']);
});

it('the writer of a folder rejects a second file of one address', async () => {
  const twice = async (writer: FolderWriter) => {
    for (const content of ['1', '2']) writer.add('/a.json', content);
  };
  await expect(withWriter(twice)).rejects.toThrow('/a.json was rendered twice');
});

it('the writer of a folder rejects a file larger than the platform takes', () =>
  withWriter(async (writer) => {
    expect(() => writer.add('/a', Buffer.alloc(maxFileBytes + 1))).toThrow(/^\/a has \d+ bytes; expected/);
  }));

it('withFolder refuses a second writer of the same folder, which changes nothing', async () => {
  const results = await Promise.allSettled([write(first), write({ '/a.json': 'other' })]);
  expect(results[0]).toMatchObject({ status: 'fulfilled' });
  expect(results[1]).toMatchObject({ status: 'rejected', reason: expect.any(UserError) });
  expect((results[1] as PromiseRejectedResult).reason.message).toContain(
    `another build is writing ${dist()}`,
  );
  expect(await Promise.all(['a.json', 'b/c.json', 'b/_d'].map((name) => read(name)))).toEqual([
    '1',
    '2',
    '3'.repeat(20_000),
  ]);
});

it('withFolder repairs a replacement killed between its renames, though its task fails', async () => {
  await write(first);
  await rename(dist(), path.join(parent(), 'dist.former'));
  await mkdir(path.join(parent(), 'dist.next-abc'));
  await expect(withFolder(dist(), () => Promise.reject(new Error('bad data')))).rejects.toThrow('bad data');
  expect(await read('a.json')).toBe('1');
  expect(await folders()).toEqual(['dist']);
});

it('withFolder removes what a replacement left that was killed after its renames', async () => {
  await write(first);
  await mkdir(path.join(parent(), 'dist.former'));
  await writeFile(path.join(parent(), 'dist.former/a.json'), 'former');
  await withFolder(dist(), async () => {});
  expect(await read('a.json')).toBe('1');
  expect(await folders()).toEqual(['dist']);
});

it('withFolder leaves the folders of other outputs alone', async () => {
  await mkdir(path.join(parent(), 'dist.replay'));
  await withFolder(dist(), async () => {});
  expect(await folders()).toEqual(['dist.replay']);
});
