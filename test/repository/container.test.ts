import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { folderOfEachTest, makeFolder, removeFolder } from '../support/temporary-folder.ts';

const runFile = promisify(execFile);

/** Returns the instructions of the Dockerfile, continued lines joined. */
async function readInstructions(): Promise<{ name: string; text: string }[]> {
  const file = (await readFile(path.join(root, 'Dockerfile'), 'utf8')).replaceAll('\\\n', '');
  const lines = file.split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => ({
    name: line.split(' ', 1)[0] ?? '',
    text: line.slice(line.indexOf(' ') + 1),
  }));
}

/**
 * Copies the packages to a folder, as hard links, of which the lines of the image remove and replace some.
 *
 * @throws {Error} where a link leads out of the folder: they would change what is there
 */
async function copyPackages(packages: string, app: string): Promise<void> {
  // With -H, packages that are a link are copied from where it leads.
  await runFile('cp', ['-alH', packages, app]);
  const find = ['node_modules', '-type', 'l', '-exec', 'realpath', '-m', '{}', '+'];
  const targets =
    (await runFile('find', find, { cwd: app, maxBuffer: 10_000_000 })).stdout.match(/.+/g) ?? [];
  const outside = targets.filter((target) => path.relative(app, target).startsWith('..'));
  if (outside.length > 0)
    throw new Error(`node_modules has links to ${outside.join(', ')}; expected links inside ${app} only`);
}

/** Makes the folder that the first stage leaves, by its own lines, but for the installation. Packages are links. */
async function runFirstStage(folder: string): Promise<void> {
  const app = path.join(folder, 'app');
  const ignore = (await readFile(path.join(root, '.dockerignore'), 'utf8')).trim().split('\n');
  const ignored = ignore.flatMap((pattern) => [pattern, `${pattern}/**`]);
  const files = await fastGlob('**', { cwd: root, dot: true, ignore: ignored });
  await Promise.all(files.map((file) => cp(path.join(root, file), path.join(app, file))));
  await removeFolder(path.join(app, 'data'));
  await cp(path.join(root, 'test/fixtures/second-league/data'), path.join(app, 'data'), { recursive: true });
  await copyPackages(path.join(root, 'node_modules'), app);
  // What npm ci would not have made.
  await runFile('sh', ['-c', 'rm -rf node_modules/.*cache node_modules/.vite*'], { cwd: app });
  for (const { name, text } of await readInstructions())
    if (name === 'RUN' && !text.startsWith('npm ci')) await runFile('sh', ['-ec', text], { cwd: app });
}

describe('the packages of the image', () => {
  const folderOf = folderOfEachTest();

  /** Makes a package elsewhere, and a folder of packages that a link leads to, as those of a shared set-up are. */
  async function makeShared() {
    const folder = await realpath(folderOf());
    for (const name of ['elsewhere/a', 'shared/b', 'app'])
      await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, 'shared/b/index.js'), '');
    await symlink(path.join(folder, 'shared'), path.join(folder, 'node_modules'));
    return folder;
  }

  it('are copied from where a link leads, so that the shared folder stays whole', async () => {
    const folder = await makeShared();
    const app = path.join(folder, 'app');
    await copyPackages(path.join(folder, 'node_modules'), app);
    await runFile('sh', ['-c', 'cd node_modules && rm -rf b'], { cwd: app });
    expect(await readdir(path.join(app, 'node_modules'))).toEqual([]);
    expect(await readdir(path.join(folder, 'shared'))).toEqual(['b']);
  });

  it('are refused where one is a link to another folder', async () => {
    const folder = await makeShared();
    const elsewhere = path.join(folder, 'elsewhere/a');
    await symlink(elsewhere, path.join(folder, 'shared/a'));
    await expect(copyPackages(path.join(folder, 'node_modules'), path.join(folder, 'app'))).rejects.toThrow(
      `node_modules has links to ${elsewhere}`,
    );
  });
});

it('the lines of the image make a folder that serves, and takes up a new build', async () => {
  const folder = await realpath(await makeFolder());
  const app = path.join(folder, 'app');
  await mkdir(app);
  await runFirstStage(folder);
  const { stdout } = await runFile('du', ['-sm', '--apparent-size', folder]);
  const node = 127;
  const distroless = 30;
  expect(Number.parseInt(stdout, 10) + node + distroless).toBeLessThan(400);

  const command = (await readInstructions()).find(({ name }) => name === 'CMD')?.text ?? '[]';
  const [program, ...args]: string[] = JSON.parse(command);
  expect(program).toBe('node');
  const env = { ...process.env, PORT: '0', TMPDIR: path.join(app, '.tmp'), SITE_URL: '' };
  const host = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const lines = createInterface(host.stdout)[Symbol.asyncIterator]();
    const nextServed = async () => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('the host ended');
        const served = /Serving build (\w+) at (\S+)/.exec(value);
        if (served) return { build: served[1], origin: served[2] };
      }
    };
    const first = await nextServed();
    const release = async () =>
      ((await (await fetch(`${first.origin}/release.json`)).json()) as { build: string }).build;
    expect(await release()).toBe(first.build);
    expect((await fetch(`${first.origin}/api/v1/health`)).status).toBe(200);
    await runFile(process.execPath, ['scripts/run.ts', 'build'], {
      cwd: app,
      env: { ...env, SITE_URL: 'https://a.test' },
    });
    const second = await nextServed();
    expect(second.build).not.toBe(first.build);
    expect(await release()).toBe(second.build);
  } finally {
    host.kill();
    const [status] = await once(host, 'exit');
    expect(status).toBe(0);
    await removeFolder(folder);
  }
});
