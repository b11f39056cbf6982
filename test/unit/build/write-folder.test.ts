import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UserError } from '../../../build/errors.ts';
import { withFolder } from '../../../build/write-folder.ts';
import { OutputFolder } from '../../support/output-folder.ts';

let output: OutputFolder;
beforeEach(async () => {
  output = await OutputFolder.make();
});
afterEach(() => output.remove());

const first = { '/a.json': '1', '/b/c.json': '2', '/b/_d': '3' };

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
    '3',
  ]);
});

it('withFolder lets writers of two folders run at once', async () => {
  const other = path.join(output.parent, 'dist.replay');
  await expect(Promise.all([output.write(first), output.write(first, other)])).resolves.toHaveLength(2);
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
