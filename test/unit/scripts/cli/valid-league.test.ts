import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../../support/tables.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'league-'));
await mkdir(path.join(folder, 'data'));
afterAll(() => rm(folder, { recursive: true }));

it('every command says what is wrong with the league, which its code cannot be loaded without', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const commands = Object.values<string>(scripts).filter((script) => /\bnode .*\.ts\b/.test(script));
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) expect(command).toContain(' --import ./scripts/cli/valid-league.ts ');
  await writeFile(path.join(folder, 'data/league.json'), '{}');
  const preload = path.join(root, 'scripts/cli/valid-league.ts');
  const run = promisify(execFile)(process.execPath, ['--import', preload, '-e', ''], { cwd: folder });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\d+ faults in the dataset\ndata\/league\.json:1:name is missing; expected text\n/,
    ),
  });
});
