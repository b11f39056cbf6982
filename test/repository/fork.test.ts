import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFork, makeRealFork, runIn } from '../support/make-fork.ts';
import { root } from '../support/root.ts';
import { runBash } from '../support/run-program.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

/** A copy of what git has of the repository, without builds and packages. CI runs the tests of forks (`.ci/test-forks`). */
const fork = await folderOfFile();
const copy = 'git ls-files -z | xargs -0 cp --parents --target-directory "$0"';
await runBash(copy, [fork], { cwd: root });
await symlink(path.join(root, 'node_modules'), path.join(fork, 'node_modules'));

it('a fork with the results of a women’s league has its champion', async () => {
  expect(await makeRealFork(fork)).toMatch(
    /2021–22: 12 matches of 4 clubs, one table; champion westbrook-women/,
  );
  const seasons = await readFile(path.join(fork, 'data/seasons.csv'), 'utf8');
  expect(seasons).toContain('\n2021,2021,One table,westbrook-women,westbrook-women\n');
});

it('a fork with an invented league of results alone has data from which its tests begin', async () => {
  expect(await makeFork(fork, 'two-stages')).toContain('2003–04: 20 matches of 5 clubs');
  const program = `const { ours } = await import('./test/support/tables.ts');
    console.log(ours.name, ours.played.length);`;
  expect((await runIn(fork, '--eval', program)).stdout).toMatch(/^Invented \d+\n$/);
});
