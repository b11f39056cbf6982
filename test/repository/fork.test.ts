import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeFork, makeRealFork, runIn } from '../support/make-fork.ts';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

/** Copies what git has of the repository, without builds and packages. */
async function copyRepository(name: string): Promise<string> {
  const fork = path.join(await folderOfFile(), name);
  await mkdir(fork);
  const { stdout: names } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root });
  for (const file of names.split('\0').filter(Boolean))
    await cp(path.join(root, file), path.join(fork, file));
  await symlink(path.join(root, 'node_modules'), path.join(fork, 'node_modules'));
  return fork;
}

// Pull requests run all tests of such forks (`.ci/test-forks`).
it('a fork with an invented league, of two stages and results alone, has valid data', async () => {
  const fork = await copyRepository('invented');
  expect(await makeFork(fork, 'two-stages')).toContain(
    '2003–04: 20 matches of 5 clubs from 2003-08-10 to 2004-01-28, 8 to 8 a club\nNext',
  );
  expect((await runIn(fork, 'scripts/run.ts', 'check')).stdout).toMatch(
    /data is valid: \d+ rules, 0 known exceptions\n$/,
  );
});

it('a fork with a list in the form of a women’s league’s has its champion, by the lines of FORKING.md', async () => {
  const fork = await copyRepository('real');
  expect(await makeRealFork(fork)).toMatch(
    /2021–22: 12 matches of 4 clubs from 2021-09-04 to 2022-05-07, 6 to 6 a club\n[\s\S]*data is valid: \d+ rules, 0 known/,
  );
  const seasons = await readFile(path.join(fork, 'data/seasons.csv'), 'utf8');
  expect(seasons).toContain('\n2021,2021,One table,westbrook-women,westbrook-women\n');
});
