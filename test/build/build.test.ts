import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget, holdBudget } from '../../build/budget.ts';
import { writeWhole } from '../../build/write.ts';
import { Copy, setField } from '../support/copy.ts';
import { root } from '../support/tables.ts';

const run = promisify(execFile);

let copy: Copy;
beforeAll(async () => {
  copy = await Copy.make();
  await copy.build();
});
afterAll(() => copy.remove());

/** Every file below `dist/`: content and time of modification, by name. */
async function distOf(folder: string) {
  const dist = path.join(folder, 'dist');
  const found = new Map<string, { sha256: string; mtime: number; inode: number; bytes: number }>();
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [content, { mtimeMs, ino }] = await Promise.all([readFile(file), stat(file)]);
    const sha256 = createHash('sha256').update(content).digest('hex');
    found.set(path.relative(dist, file), { sha256, mtime: mtimeMs, inode: ino, bytes: content.length });
  }
  return found;
}

const contents = async (folder: string) =>
  new Map([...(await distOf(folder))].map(([name, { sha256 }]) => [name, sha256] as const).sort());

const foldersOf = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('dist'));

describe('the index', () => {
  it('lists every file served, with its size and SHA-256, and none that is not there', async () => {
    const dist = await distOf(copy.root);
    const { count, files } = JSON.parse(await readFile(copy.path('dist/data/v1/index.json'), 'utf8'));
    const unlisted = ['_headers', '_redirects', 'data/v1/index.json'];
    expect(files.map((file: { path: string }) => file.path.slice(1)).sort()).toEqual(
      [...dist.keys()].filter((name) => !unlisted.includes(name)).sort(),
    );
    expect(count).toBe(files.length);
    for (const { path: name, bytes, sha256 } of files)
      expect(dist.get(name.slice(1))).toMatchObject({ bytes, sha256 });
  });
});

describe('a build', () => {
  it('of the same data has the same bytes, whatever the locale and the time zone', async () => {
    const env = { ...process.env, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const other = await Copy.make();
    try {
      await run(process.execPath, [path.join(root, 'build/main.ts'), other.root], { env });
      expect(await contents(other.root)).toEqual(await contents(copy.root));
    } finally {
      await other.remove();
    }
  });

  it('with nothing changed rewrites no file', async () => {
    const before = await distOf(copy.root);
    await copy.build();
    expect(await distOf(copy.root)).toEqual(before);
  });

  it('rewrites what changed, keeps the rest as it was and removes what is gone', async () => {
    const before = await distOf(copy.root);
    await writeFile(copy.path('dist/left-over.json'), '{}');
    const changed = await copy.with(
      'data/matches/2024.csv',
      setField('363bac1af6364f0eab72a667c60fa865', 'attendance', '7'),
      async () => {
        await copy.build();
        return distOf(copy.root);
      },
    );
    expect(changed.has('left-over.json')).toBe(false);
    expect(changed.get('data/v1/matches/season/2024.json')).not.toEqual(
      before.get('data/v1/matches/season/2024.json'),
    );
    const sameBytes = [...changed].filter(([name, file]) => before.get(name)?.sha256 === file.sha256);
    expect(sameBytes.length).toBeGreaterThan(1000);
    for (const [name, file] of sameBytes) expect(file).toEqual(before.get(name));
    await copy.build();
    expect([...(await contents(copy.root)).values()]).toEqual(
      [...new Map([...before].sort()).values()].map(({ sha256 }) => sha256),
    );
  });
});

describe('a build that fails', () => {
  const command = () => run(process.execPath, [path.join(root, 'build/main.ts'), copy.root]);

  it('for the data exits 1, names the place and leaves dist as it was', async () => {
    const before = await distOf(copy.root);
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
    expect(failed?.stderr).toContain('dist/ is as it was');
    expect(failed?.stderr).not.toContain('    at ');
    expect(await distOf(copy.root)).toEqual(before);
  });

  it('while writing leaves dist as it was and nothing beside it', async () => {
    const before = await distOf(copy.root);
    const impossible = new Map([
      ['/a/b.json', Buffer.from('{}')],
      ['/a', Buffer.from('a file where a folder is needed')],
    ]);
    await expect(writeWhole(copy.path('dist'), impossible)).rejects.toThrow();
    expect(await distOf(copy.root)).toEqual(before);
    expect(await foldersOf(copy.root)).toEqual(['dist']);
  });

  it('for the budget says which part grew', () => {
    const files = new Map([
      ['/data/v1/matches.json', Buffer.from('{}')],
      ['/data/v1/matches/a.json', Buffer.from('{}')],
      ['/data/v1/teams.json', Buffer.from('{}')],
    ]);
    expect(() => holdBudget(files)).not.toThrow();
    expect(() => holdBudget(files, { ...budget, files: 2 })).toThrow(
      /3 files.*expected at most 2[\s\S]*matches: 2 files/,
    );
    expect(() => holdBudget(files, { ...budget, bytes: 5 })).toThrow(/6 bytes|9 bytes/);
    expect(() => holdBudget(files, { ...budget, fileBytes: 1 })).toThrow('/data/v1/matches.json has 2 bytes');
  });
});

describe('a build killed between its two last steps', () => {
  it('is put right by the next', async () => {
    const before = await contents(copy.root);
    await rename(copy.path('dist'), copy.path('dist.former'));
    await mkdir(copy.path('dist.next'));
    await copy.build();
    expect(await contents(copy.root)).toEqual(before);
    expect(await foldersOf(copy.root)).toEqual(['dist']);
  });
});
