import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../../support/tables.ts';

/** Runs `npm run diff`, the lightest of the commands. */
function runDiff(...args: string[]) {
  return promisify(execFile)(process.execPath, [path.join(root, 'scripts/run.ts'), 'diff', ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

it('a command prints its usage, and exits with 2 for wrong arguments and 1 for other failures', async () => {
  const [help, misuse, failure] = await Promise.all([
    runDiff('--help'),
    runDiff('before'),
    runDiff('nowhere', 'nowhere'),
  ]);
  const usage = /usage: npm run diff -- BEFORE AFTER\n/;
  expect(help).toMatchObject({ code: 0, stdout: expect.stringMatching(usage), stderr: '' });
  expect(misuse).toMatchObject({ code: 2, stderr: expect.stringMatching(usage) });
  expect(failure).toMatchObject({
    code: 1,
    stderr: 'nowhere is not a folder; expected one that npm run build made\nnot compared\n',
  });
});
