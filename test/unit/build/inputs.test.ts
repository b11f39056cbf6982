import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashInputs } from '../../../build/inputs.ts';
import { folderOfEachTest } from '../../support/temporary-folder.ts';

const folderOf = folderOfEachTest();

it('the hash of the inputs changes with their content and their names, and with nothing else', async () => {
  const folder = folderOf();
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
  await mkdir(path.join(folder, 'data'));
  await write('data/a.csv', '1');
  const first = await hashInputs(folder);
  await write('README.md', 'other');
  expect(await hashInputs(folder)).toBe(first);
  await write('data/a.csv', '2');
  expect(await hashInputs(folder)).not.toBe(first);
  await write('data/a.csv', '1');
  expect(await hashInputs(folder)).toBe(first);
  await write('data/b.csv', '');
  expect(await hashInputs(folder)).not.toBe(first);
});
