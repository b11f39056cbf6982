import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outPath } from '../../build/project.ts';
import { brokenOf, setField } from '../support/broken.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { Copy } from '../support/copy.ts';
import { hashesOf } from '../support/hashes.ts';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const run = promisify(execFile);

/** The league whose names have letters that locales treat in their own ways, such as the dotted I. */
const [, world] = builtWorlds;
const { played, season, project } = world;
const { lineOf } = await brokenOf(world);

const file = `matches/${season}.csv`;
const match_id = String(played[0]?.match_id);

let copy: Copy;
/** A folder with the league alone, and what its build printed. */
const folder = path.join(await folderOfFile(), 'league');
let printed: string;
beforeAll(async () => {
  copy = await Copy.make(world);
  await cp(copy.path('data'), folder, { recursive: true });
  const env = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  printed = (await command(env, folder)).stdout;
});
afterAll(() => copy.remove());

/** Runs the command on a copied dataset, whose output is beside it. */
const command = (env: NodeJS.ProcessEnv = {}, data = copy.path('data')) =>
  run(process.execPath, ['scripts/run.ts', 'build', '--data', data], {
    cwd: root,
    env: { ...process.env, ...env },
  });

it('npm run build writes the same bytes whatever the locale and the time zone', async () => {
  expect(printed).toMatch(
    /^read .*\ncheck .*\nderive .*\nrender .*\nwrite .*\n.*\/league\.dist\/ is ready\n$/,
  );
  // That of this project was built before the tests run.
  expect(await hashesOf(`${folder}.dist`)).toEqual(await hashesOf(outPath(project)));
});

it('npm run build of faulty data names the place and leaves dist as it was', async () => {
  // A run killed between its last two steps leaves these.
  await mkdir(copy.path('data.dist'), { recursive: true });
  await writeFile(copy.path('data.dist/marker'), 'former');
  await rename(copy.path('data.dist'), copy.path('data.dist.former'));
  const failed = await copy.with(`data/${file}`, setField(match_id, 'date', 'soon'), () =>
    command().catch((error: { code: number; stderr: string }) => error),
  );
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.stderr).toContain(
    `${copy.path('data')}/${file}:${lineOf(`${project.data}/${file}`, match_id)}:date "soon"; expected a calendar day`,
  );
  expect(failed.stderr).toContain('data.dist/ is unchanged');
  expect(failed.stderr).not.toContain('    at ');
  expect(await readFile(copy.path('data.dist/marker'), 'utf8')).toBe('former');
});

it('npm run build of another league takes all but its data from this project', async () => {
  const read = (name: string) => readFile(path.join(`${folder}.dist`, name), 'utf8');
  expect(await read('changelog.md')).toBe(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8'));
  expect(await read('_headers')).toContain('/embed/*\n');
  expect(await read('_redirects')).toContain('/openapi /openapi.json 302\n');
});

it('a command of a folder without a league says what it expects there', async () => {
  const empty = await folderOfFile();
  for (const place of [empty, path.join(empty, 'none')])
    await expect(command({}, place)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `${place} has no league.json; expected the folder of a league\nbring it back, name another by --data`,
      ),
    });
});
