import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenOf, setField } from '../support/broken.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { Copy } from '../support/copy.ts';
import { hashesOf } from '../support/hashes.ts';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const run = promisify(execFile);

/** The league whose names have letters that locales treat in their own ways, such as the dotted I. */
const [, world] = builtWorlds;
const { played, season, datasetRoot } = world;
const { lineOf } = await brokenOf(world);

const file = `data/matches/${season}.csv`;
const match_id = String(played[0]?.match_id);

let copy: Copy;
beforeAll(async () => {
  copy = await Copy.make(world);
});
afterAll(() => copy.remove());

/** Runs the command, on the copy unless another folder is given. */
const command = (env: NodeJS.ProcessEnv = {}, folder = copy.root) =>
  run(process.execPath, [path.join(root, 'scripts/build.ts'), folder], {
    env: { ...process.env, ...env },
  });

it('npm run build writes the same bytes whatever the locale and the time zone', async () => {
  const { stdout } = await command({
    TZ: 'Pacific/Auckland',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  });
  expect(stdout).toMatch(/^read .*\ncheck .*\nderive .*\nrender .*\nwrite .*\ndist\/ is ready\n$/);
  // That of this project was built before the tests run.
  expect(await hashesOf(copy.path('dist'))).toEqual(await hashesOf(path.join(datasetRoot, 'dist')));
});

it('npm run build of faulty data names the place and leaves dist as it was', async () => {
  // A run killed between its last two steps leaves these.
  await mkdir(copy.path('dist'), { recursive: true });
  await writeFile(copy.path('dist/marker'), 'former');
  await rename(copy.path('dist'), copy.path('dist.former'));
  const failed = await copy.with(file, setField(match_id, 'date', 'soon'), () =>
    command().catch((error: { code: number; stderr: string }) => error),
  );
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.stderr).toContain(`${file}:${lineOf(file, match_id)}:date "soon"; expected a calendar day`);
  expect(failed.stderr).toContain('dist/ is unchanged');
  expect(failed.stderr).not.toContain('    at ');
  expect(await readFile(copy.path('dist/marker'), 'utf8')).toBe('former');
});

it('npm run build of a folder with data alone takes all else from this project', async () => {
  const folder = await folderOfFile();
  await cp(copy.path('data'), path.join(folder, 'data'), { recursive: true });
  await command({}, folder);
  const read = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8');
  expect(await read('changelog.md')).toBe(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8'));
  expect(await read('_headers')).toContain('/embed/*\n');
  expect(await read('_redirects')).toContain('/openapi /openapi.json 302\n');
});

it('npm run build of a folder without data says what it expects there', async () => {
  const folder = await folderOfFile();
  for (const place of [folder, path.join(folder, 'none')])
    await expect(command({}, place)).rejects.toMatchObject({
      code: 1,
      stderr: `${place} has no folder data; expected one with the CSV files of a league\ndist/ is unchanged\n`,
    });
});
