import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../build/errors.ts';
import { operations, recoverFiles, replaceFiles, withDataLock } from '../../../build/replace-files.ts';
import { root } from '../../support/tables.ts';
import { folderOfEachTest } from '../../support/temporary-folder.ts';

const runFile = promisify(execFile);

const folderOf = folderOfEachTest();
let folder: string;

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
  withDataLock(folder, () => replaceFiles(folder, new Map(Object.entries(files))));

async function files(): Promise<Record<string, string>> {
  const names = (await fastGlob('data/**', { cwd: folder, dot: true })).sort();
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Makes the nth operation on a file fail, and every later one. */
function stopAt(nth: number): void {
  let count = 0;
  for (const name of ['mkdir', 'rename', 'rm', 'writeFile'] as const) {
    const original = operations[name] as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(operations, name).mockImplementation(async (...args: unknown[]) => {
      count += 1;
      if (count >= nth) throw new Error('stopped');
      return original(...args) as never;
    });
  }
}

describe('replaceFiles', () => {
  it('replaces and adds files, and leaves nothing else', async () => {
    await replace(after);
    expect(await files()).toEqual(after);
  });

  it('is undone or finished by the next read if it was stopped before any of its operations', async () => {
    const outcomes = new Set<string>();
    let isComplete = false;
    for (let nth = 1; !isComplete; nth++) {
      await replace(before);
      await rm(path.join(folder, 'data/c'), { recursive: true, force: true });
      stopAt(nth);
      isComplete = await replace(after).then(
        () => true,
        () => false,
      );
      vi.restoreAllMocks();
      await recoverFiles(folder);
      const found = JSON.stringify(await files());
      expect([JSON.stringify(before), JSON.stringify(after)]).toContain(found);
      outcomes.add(found);
    }
    expect(outcomes.size).toBe(2);
  });

  it('is finished by a later read if a recovery was stopped', async () => {
    for (let nth = 1; nth <= 5; nth++) {
      await replace(before);
      // The journal is written, and nothing is renamed yet.
      stopAt(7);
      await replace(after).catch(() => {});
      vi.restoreAllMocks();
      stopAt(nth);
      await recoverFiles(folder).catch(() => {});
      vi.restoreAllMocks();
      await recoverFiles(folder);
      expect(await files()).toEqual(after);
    }
  });

  it('lets one command at a time run', async () => {
    await withDataLock(folder, async () => {
      await expect(replace(after)).rejects.toThrow('another command is writing data/');
    });
  });
});

describe('a journal that no command of ours has written', () => {
  /** Writes the journal, and the file that it moves. */
  async function plant(renames: unknown): Promise<void> {
    await mkdir(path.join(folder, 'data/.pending'));
    await writeFile(path.join(folder, 'data/.pending/0'), 'planted');
    await writeFile(path.join(folder, 'data/.pending/journal.json'), JSON.stringify(renames));
  }

  it.for([
    '../planted.csv',
    'data/../../planted.csv',
    '/tmp/planted.csv',
    'package.json',
    'data/a.csv/../../b.csv',
    'data/.pending/journal.json',
    'data/league.json',
    'data\\..\\b.csv',
  ])('is refused where a file would go to %s, and nothing is moved', async (to) => {
    await plant([{ from: 'data/.pending/0', to }]);
    await expect(recoverFiles(folder)).rejects.toThrow(UserError);
    expect(await files()).toMatchObject({ ...before, 'data/.pending/0': 'planted' });
  });

  it.for(['../secret', 'data/a.csv', 'data/.pending/../a.csv', 'data/.pending/x'])(
    'is refused where a file would come from %s, and nothing is moved',
    async (from) => {
      await plant([{ from, to: 'data/b/2025.csv' }]);
      await expect(recoverFiles(folder)).rejects.toThrow(UserError);
      expect(await files()).toMatchObject({ ...before, 'data/.pending/0': 'planted' });
    },
  );

  it('is refused where it came with a commit, whatever it says', async () => {
    await plant([{ from: 'data/.pending/0', to: 'data/a.csv' }]);
    await runFile('git', ['init', '--quiet'], { cwd: folder });
    await runFile('git', ['add', '--force', 'data/.pending'], { cwd: folder });
    await expect(recoverFiles(folder)).rejects.toThrow('data/.pending is in the repository');
    expect(await files()).toMatchObject({ ...before, 'data/.pending/0': 'planted' });
  });
});

describe('kill -9', () => {
  /** Starts a process that replaces the files again and again. */
  async function startReplacing() {
    const module = JSON.stringify(path.join(root, 'build/replace-files.ts'));
    const contents = (text: string) =>
      JSON.stringify(Array.from({ length: 12 }, (_, index) => [`data/${index}.csv`, text.repeat(2000)]));
    const program = `
      import { replaceFiles, withDataLock } from ${module};
      const root = ${JSON.stringify(folder)};
      await withDataLock(root, async () => {
        process.send('ready');
        for (;;) for (const contents of [${contents('x')}, ${contents('y')}]) await replaceFiles(root, new Map(contents));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }

  it('at any moment leaves all files of one version once data/ is read again', async () => {
    // The moments are random; KILLS=50 tries more of them.
    for (let kill = 0; kill < Number(process.env.KILLS ?? 4); kill++) {
      const child = await startReplacing();
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 40);
      await once(child, 'exit');
      await recoverFiles(folder);
      const { 'data/a.csv': _, 'data/b/2025.csv': __, ...written } = await files();
      expect([0, 12]).toContain(Object.keys(written).length);
      expect(new Set(Object.values(written)).size).toBeLessThanOrEqual(1);
    }
  });
});
