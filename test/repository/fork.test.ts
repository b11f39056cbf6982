import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeFork, runIn } from '../support/make-fork.ts';
import { root } from '../support/root.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

/** Tests of a fork's own that are quick, and were the first to fail; CI runs all of them (`.ci/run`). */
const tests = ['test/any-league/integrity/faults.test.ts', 'test/any-league/resources/standings.test.ts'];

it('a fork with an invented league, of two stages and results alone, has valid data and runs its tests', async () => {
  const fork = path.join(await folderOfFile(), 'fork');
  await mkdir(fork);
  const { stdout: names } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root });
  // Not those that git ignores, such as builds and packages.
  for (const name of names.split('\0').filter(Boolean))
    await cp(path.join(root, name), path.join(fork, name));
  await symlink(path.join(root, 'node_modules'), path.join(fork, 'node_modules'));

  expect(await makeFork(fork, 'two-stages')).toContain(
    '2003–04: 20 matches of 5 clubs from 2003-08-10 to 2004-01-28, 8 to 8 a club\nNext',
  );
  expect((await runIn(fork, 'scripts/run.ts', 'check')).stdout).toMatch(
    /data is valid: \d+ rules, 0 known exceptions\n$/,
  );
  const report = path.join(fork, 'report.json');
  const output = ['--reporter=json', `--outputFile=${report}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node'];
  await runIn(fork, ...vitest, ...output, ...tests).catch(() => {});
  const { testResults, numPassedTests } = JSON.parse(await readFile(report, 'utf8'));
  const failed = testResults.filter(({ status }: { status: string }) => status !== 'passed');
  expect(failed.map(({ name, message }: Record<string, string>) => `${name} ${message}`)).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(50);
});
