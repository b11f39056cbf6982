import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget, checkBudget } from '../../build/budget.ts';
import { writeFolder } from '../../build/write-folder.ts';
import { Copy, setField } from '../support/copy.ts';
import { root } from '../support/tables.ts';

const run = promisify(execFile);

let copy: Copy;
/** What the build made, by name: the hash of each file. */
let built: ReadonlyMap<string, string>;
beforeAll(async () => {
  copy = await Copy.make();
  await copy.build();
  built = await hashes(copy.root);
});
afterAll(() => copy.remove());

const filesOf = async (folder: string) =>
  (await fastGlob('**', { cwd: path.join(folder, 'dist'), dot: true })).sort();

/** Every file below `dist/` by name: which it is and when it was written, which tells whether it was written again. */
async function stamps(folder: string): Promise<Map<string, string>> {
  const found = (await filesOf(folder)).map((name) => {
    const { ino, mtimeMs, size } = statSync(path.join(folder, 'dist', name));
    return [name, `${ino} ${mtimeMs} ${size}`] as const;
  });
  return new Map(found);
}

async function hashes(folder: string): Promise<Map<string, string>> {
  const found = (await filesOf(folder)).map((name) => {
    const content = readFileSync(path.join(folder, 'dist', name));
    return [name, hash('sha256', content)] as const;
  });
  return new Map(found);
}

const foldersOf = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('dist'));

describe('the index', () => {
  it('lists every file served, with its size and SHA-256, and none that is not there', async () => {
    const { count, files } = JSON.parse(await readFile(copy.path('dist/data/v1/index.json'), 'utf8'));
    const unlisted = ['_headers', '_redirects', 'data/v1/index.json'];
    expect(files.map((file: { path: string }) => file.path.slice(1)).sort()).toEqual(
      [...built.keys()].filter((name) => !unlisted.includes(name)),
    );
    expect(count).toBe(files.length);
    for (const { path: name, bytes, sha256 } of files) {
      expect(built.get(name.slice(1))).toBe(sha256);
      expect(statSync(copy.path(`dist${name}`)).size).toBe(bytes);
    }
  });
});

describe('a build', () => {
  it('of the same data has the same bytes, whatever the locale and the time zone', async () => {
    const env = { ...process.env, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const other = await Copy.make();
    try {
      await run(process.execPath, [path.join(root, 'build/main.ts'), other.root], { env });
      expect(await hashes(other.root)).toEqual(built);
    } finally {
      await other.remove();
    }
  });

  it('with nothing changed rewrites no file', async () => {
    const before = await stamps(copy.root);
    await copy.build();
    expect(await stamps(copy.root)).toEqual(before);
  });

  it('rewrites what changed, keeps the rest as it was and removes what is gone; killed at its end, is put right by the next', async () => {
    const before = await stamps(copy.root);
    await writeFile(copy.path('dist/left-over.json'), '{}');
    const changed = setField('363bac1af6364f0eab72a667c60fa865', 'attendance', '7');
    await copy.with('data/matches/2024.csv', changed, () => copy.build());
    const [after, now] = [await hashes(copy.root), await stamps(copy.root)];
    expect([...after.keys()]).toEqual([...built.keys()]);
    expect(after.get('data/v1/matches/season/2024.json')).not.toBe(
      built.get('data/v1/matches/season/2024.json'),
    );
    const same = [...after].filter(([name, sha256]) => built.get(name) === sha256);
    expect(same.length).toBeGreaterThan(1000);
    for (const [name] of same) expect(now.get(name)).toBe(before.get(name));

    // Killed between its two last steps, it leaves these.
    await rename(copy.path('dist'), copy.path('dist.former'));
    await mkdir(copy.path('dist.next'));
    await copy.build();
    expect(await hashes(copy.root)).toEqual(built);
    expect(await foldersOf(copy.root)).toEqual(['dist']);
  });
});

describe('a build that fails', () => {
  const command = () => run(process.execPath, [path.join(root, 'build/main.ts'), copy.root]);

  it('for the data exits 1, names the place and leaves dist as it was', async () => {
    const before = await stamps(copy.root);
    const failed = await copy.with(
      'data/matches/2024.csv',
      setField('363bac1af6364f0eab72a667c60fa865', 'date', 'soon'),
      () =>
        command().then(
          () => undefined,
          (error: { code: number; stderr: string }) => error,
        ),
    );
    expect(failed?.code).toBe(1);
    expect(failed?.stderr).toContain('data/matches/2024.csv:3:date "soon"; expected a calendar day');
    expect(failed?.stderr).toContain('dist/ is unchanged');
    expect(failed?.stderr).not.toContain('    at ');
    expect(await stamps(copy.root)).toEqual(before);
  });

  it('while writing leaves dist as it was and nothing beside it', async () => {
    const before = await stamps(copy.root);
    const impossible = new Map([
      ['/a/b.json', Buffer.from('{}')],
      ['/a', Buffer.from('a file where a folder is needed')],
    ]);
    await expect(writeFolder(copy.path('dist'), impossible)).rejects.toThrow();
    expect(await stamps(copy.root)).toEqual(before);
    expect(await foldersOf(copy.root)).toEqual(['dist']);
  });

  it('for the budget says which part grew', () => {
    const files = new Map([
      ['/data/v1/matches.json', Buffer.from('{}')],
      ['/data/v1/matches/a.json', Buffer.from('{}')],
      ['/data/v1/teams.json', Buffer.from('{}')],
    ]);
    expect(() => checkBudget(files)).not.toThrow();
    expect(() => checkBudget(files, { ...budget, files: 2 })).toThrow(
      /3 files.*expected at most 2[\s\S]*matches: 2 files/,
    );
    expect(() => checkBudget(files, { ...budget, bytes: 5 })).toThrow(/6 bytes|9 bytes/);
    expect(() => checkBudget(files, { ...budget, fileBytes: 1 })).toThrow(
      '/data/v1/matches.json has 2 bytes',
    );
  });
});
