import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { beforeEach, expect, it } from 'vitest';
import { projectOf } from '../../build/project.ts';
import { recoverFiles, replaceFiles, withDataLock } from '../../build/replace-files.ts';
import { root } from '../support/tables.ts';
import { folderOfEachTest } from '../support/temporary-folder.ts';

const folderOf = folderOfEachTest();
let folder: string;
const project = () => projectOf(folder);

const before = { 'data/a.csv': 'a', 'data/b/2025.csv': 'b' };
const after = { 'data/a.csv': 'A', 'data/b/2025.csv': 'B', 'data/c/2025.csv': 'C' };

beforeEach(async () => {
  folder = folderOf();
  for (const [file, text] of Object.entries(before)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
});

const replace = (files: Record<string, string>) =>
  withDataLock(project(), () => replaceFiles(project(), new Map(Object.entries(files))));

async function files(): Promise<Record<string, string>> {
  const names = (await fastGlob('data/**', { cwd: folder, dot: true })).sort();
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

it('replaceFiles replaces and adds files, and leaves nothing else', async () => {
  await replace(after);
  expect(await files()).toEqual(after);
});

it('replaceFiles changes nothing where a file cannot be written', async () => {
  await expect(replace({ ...after, 'data/a.csv/b.csv': '' })).rejects.toThrow();
  expect(await files()).toEqual(before);
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^data\.(next|former)/));
});

it('replaceFiles lets one command at a time run', async () => {
  await withDataLock(project(), async () => {
    await expect(replace(after)).rejects.toThrow('another command is writing data/');
  });
});

/** Starts a process that replaces the files again and again. */
async function startReplacing() {
  const module = JSON.stringify(path.join(root, 'build/replace-files.ts'));
  const contents = (text: string) =>
    JSON.stringify(Array.from({ length: 12 }, (_, index) => [`data/${index}.csv`, text.repeat(2000)]));
  const program = `
    import { replaceFiles, withDataLock } from ${module};
    const project = ${JSON.stringify(project())};
    await withDataLock(project, async () => {
      process.send('ready');
      for (;;) for (const contents of [${contents('x')}, ${contents('y')}]) await replaceFiles(project, new Map(contents));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

it('kill -9 at any moment leaves all files of one version once data/ is read again', async () => {
  // The moments are random; KILLS=50 tries more of them.
  for (let kill = 0; kill < Number(process.env.KILLS ?? 4); kill++) {
    const child = await startReplacing();
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 40);
    await once(child, 'exit');
    await recoverFiles(project());
    const { 'data/a.csv': _, 'data/b/2025.csv': __, ...written } = await files();
    expect([0, 12]).toContain(Object.keys(written).length);
    expect(new Set(Object.values(written)).size).toBeLessThanOrEqual(1);
  }
});
