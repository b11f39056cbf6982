import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { project } from '../../scripts/cli/root.ts';
import { serve } from '../../scripts/serve.ts';
import { requestsPerHour } from '../../src/service.ts';
import { unreachableOrigin } from '../support/local-server.ts';
import { root } from '../support/tables.ts';

/** Runs `npm run verify` against a site. */
async function verify(site: string) {
  const command = [path.join(root, 'scripts/verify.ts'), site, '--wait', '0'];
  return (await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { code: number; stdout: string; stderr: string }) => error)) as {
    code?: number;
    stdout: string;
    stderr: string;
  };
}

it('npm run verify says of each check why it fails against a site that does not answer', async () => {
  const { code, stdout, stderr } = await verify(unreachableOrigin);
  const failures = stderr.match(/^ FAIL {2}/gm);
  expect([code, failures?.length]).toEqual([1, stdout.match(/^ [✓×] /gm)?.length]);
  // Checks that fail for one reason print it once.
  const reasons = stderr.match(/^\w*Error: .*/gm) ?? [];
  expect(reasons).not.toEqual([]);
  for (const reason of reasons) expect(reason).toMatch(/: expected an answer; found none: .*ECONNREFUSED/);
});

it('npm run verify passes with the requests that a client of the service has in an hour', async () => {
  // The limiter is to count each request, not some for all.
  const { url, stop } = await serve(project, 0, { RATE_LIMIT_SAMPLE: '1' });
  onTestFinished(stop);
  const { code = 0, stderr } = await verify(url.origin);
  expect([code, stderr]).toEqual([0, '']);
  const { headers } = await fetch(new URL('/api/v1/seasons', url));
  expect(Number(headers.get('X-RateLimit-Limit'))).toBe(requestsPerHour);
  expect(Number(headers.get('X-RateLimit-Remaining'))).toBeGreaterThan(0);
});
