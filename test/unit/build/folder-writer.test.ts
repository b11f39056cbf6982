import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { maxFileBytes } from '../../../build/budget.ts';
import { UserError } from '../../../build/errors.ts';
import { FolderWriter } from '../../../build/folder-writer.ts';
import { listFile } from '../../../build/render/listing.ts';
import { withFolder } from '../../../build/write-folder.ts';
import { makeFolder, removeFolder } from '../../support/temporary-folder.ts';

/** An output folder of a test, alone in a temporary folder. */
class OutputFolder {
  readonly parent: string;
  readonly folder: string;

  private constructor(parent: string) {
    this.parent = parent;
    this.folder = path.join(parent, 'dist');
  }

  static async make(): Promise<OutputFolder> {
    return new OutputFolder(await makeFolder());
  }

  /** Makes the folder contain these files. */
  write(contents: Readonly<Record<string, string | Buffer>>, folder = this.folder) {
    return withFolder(folder, async () => {
      const writer = await FolderWriter.open(folder);
      try {
        for (const [address, content] of Object.entries(contents)) writer.add(address, content);
        return await writer.replaceFolder();
      } finally {
        await writer.close();
      }
    });
  }

  read(name: string): Promise<string> {
    return readFile(path.join(this.folder, name), 'utf8');
  }

  /** Identifies a file and the time it was written. */
  async stamp(name: string): Promise<string> {
    const { ino, mtimeNs } = await stat(path.join(this.folder, name), { bigint: true });
    return `${ino} ${mtimeNs}`;
  }

  /** The folders beside it, and itself. */
  async folders(): Promise<string[]> {
    return (await readdir(this.parent)).filter((name) => !name.endsWith('.lock')).sort();
  }

  remove(): Promise<void> {
    return removeFolder(this.parent);
  }
}

let output: OutputFolder;
beforeEach(async () => {
  output = await OutputFolder.make();
});
afterEach(() => output.remove());

const first = { '/a.json': '1', '/b/c.json': Buffer.from('2'), '/b/_d': Buffer.alloc(20_000, '3') };

it('the writer of a folder writes every file, in folders where their names say so', async () => {
  expect(await output.write(first)).toEqual({ changed: 3, unchanged: 0, removed: 0 });
  const contents = await Promise.all(['a.json', 'b/c.json', 'b/_d'].map((name) => output.read(name)));
  expect(contents).toEqual(['1', '2', '3'.repeat(20_000)]);
  expect(await output.folders()).toEqual(['dist']);
});

it('the writer of a folder rewrites nothing where nothing changed', async () => {
  await output.write(first);
  const before = await output.stamp('b/c.json');
  expect(await output.write(first)).toEqual({ changed: 0, unchanged: 3, removed: 0 });
  expect(await output.stamp('b/c.json')).toBe(before);
});

it('the writer of a folder rewrites what changed, keeps the other files and removes what is gone', async () => {
  await output.write(first);
  const before = await output.stamp('b/c.json');
  const result = await output.write({ '/a.json': 'new', '/b/c.json': '2' });
  expect(result).toEqual({ changed: 1, unchanged: 1, removed: 1 });
  expect(await output.read('a.json')).toBe('new');
  expect(await output.stamp('b/c.json')).toBe(before);
  expect(await readdir(path.join(output.folder, 'b'))).toEqual(['c.json']);
  expect(await output.folders()).toEqual(['dist']);
});

it('the writer of a folder leaves the folder unchanged, and nothing beside it, after a failure', async () => {
  await output.write(first);
  const impossible = { '/a/b.json': '{}', '/a': 'a file where a folder is needed' };
  await expect(output.write(impossible)).rejects.toThrow('EISDIR');
  expect(await output.read('a.json')).toBe('1');
  expect(await output.folders()).toEqual(['dist']);
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

it('the writer of a folder lists the size in bytes and the hash of each file, of texts too', () =>
  withWriter(async (writer) => {
    writer.add('/é.json', '"é"');
    expect([...writer.sizes]).toEqual([['/é.json', 4]]);
    expect(await writer.list()).toEqual([listFile('/é.json', Buffer.from('"é"'))]);
  }));

async function withWriter(run: (writer: FolderWriter) => Promise<void>): Promise<void> {
  const writer = await FolderWriter.open(output.folder);
  await run(writer).finally(() => writer.close());
}

it('withFolder refuses a second writer of the same folder, which changes nothing', async () => {
  const results = await Promise.allSettled([output.write(first), output.write({ '/a.json': 'other' })]);
  expect(results[0]).toMatchObject({ status: 'fulfilled' });
  expect(results[1]).toMatchObject({ status: 'rejected', reason: expect.any(UserError) });
  expect((results[1] as PromiseRejectedResult).reason.message).toContain(
    `another build is writing ${output.folder}`,
  );
  expect(await Promise.all(['a.json', 'b/c.json', 'b/_d'].map((name) => output.read(name)))).toEqual([
    '1',
    '2',
    '3'.repeat(20_000),
  ]);
});

it('withFolder repairs a replacement that was killed between its renames, though its task fails', async () => {
  await output.write(first);
  await rename(output.folder, path.join(output.parent, 'dist.former'));
  await mkdir(path.join(output.parent, 'dist.next-abc'));
  await expect(withFolder(output.folder, () => Promise.reject(new Error('bad data')))).rejects.toThrow(
    'bad data',
  );
  expect(await output.read('a.json')).toBe('1');
  expect(await output.folders()).toEqual(['dist']);
});

it('withFolder removes what a replacement left that was killed after its renames', async () => {
  await output.write(first);
  await mkdir(path.join(output.parent, 'dist.former'));
  await writeFile(path.join(output.parent, 'dist.former/a.json'), 'former');
  await withFolder(output.folder, async () => {});
  expect(await output.read('a.json')).toBe('1');
  expect(await output.folders()).toEqual(['dist']);
});

it('withFolder leaves the folders of other outputs alone', async () => {
  await mkdir(path.join(output.parent, 'dist.replay'));
  await withFolder(output.folder, async () => {});
  expect(await output.folders()).toEqual(['dist.replay']);
});
