import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../support/tables.ts';
import { unreachableOrigin } from '../support/unreachable.ts';

it('npm run verify runs every check against a site that does not answer, and each fails with the reason', async () => {
  const command = [path.join(root, 'scripts/verify.ts'), unreachableOrigin, '--wait', '0'];
  const { code, stdout, stderr } = (await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, NO_COLOR: '1' },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error)) as {
    code?: number;
    stdout: string;
    stderr: string;
  };
  // What each failed check printed.
  const [, ...failures] = stderr.split(/^ FAIL {2}\S+ > [^>]+ > /m);
  expect([code, failures.length]).toEqual([1, stdout.match(/^ [✓×] /gm)?.length]);
  for (const message of failures) expect(message).toMatch(/: expected an answer; found none: .*ECONNREFUSED/);
});
