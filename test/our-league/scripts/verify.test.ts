import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serve } from '../../../scripts/serve.ts';
import { faults } from '../../fixtures/broken-deployments.ts';
import { startTamperingProxy, type Tampering } from '../../support/proxies.ts';
import { root } from '../../support/tables.ts';
import { unreachableOrigin } from '../../support/unreachable.ts';

const run = promisify(execFile);

let served: Served;
beforeAll(async () => {
  served = await serve(root, 0);
});
afterAll(() => served.stop());

async function tampered<Result>(tampering: Tampering, use: (site: URL) => Promise<Result>): Promise<Result> {
  const site = await startTamperingProxy(served.url, tampering);
  try {
    return await use(new URL(site.origin));
  } finally {
    site.stop();
  }
}

const verify = (site: URL) =>
  run(process.execPath, [path.join(root, 'scripts/verify.ts'), site.href, '--wait', '0'], {
    env: { ...process.env, NO_COLOR: '1' },
  }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

/** What each failed check printed. */
function failuresIn(stderr: string): Record<string, string> {
  const [, ...blocks] = stderr.split(/^ FAIL {2}\S+ > [^>]+ > /m);
  return Object.fromEntries(
    blocks.map((block) => [block.slice(0, block.indexOf('\n')).replaceAll(' > ', ' '), block]),
  );
}

it('npm run verify reports exactly the broken part of each kind of broken deployment', async () => {
  const all: Tampering = {
    request: (headers) => {
      for (const { tampering } of faults) tampering.request?.(headers);
    },
    answer: (...given) => {
      for (const { tampering } of faults) tampering.answer?.(...given);
    },
  };
  const { code, stderr } = await tampered(all, verify);
  expect(code).toBe(1);
  const failures = failuresIn(stderr);
  const expected = faults.flatMap(({ failing }) => Object.entries(failing));
  expect(Object.keys(failures).sort()).toEqual(expected.map(([name]) => name).sort());
  for (const [name, message] of expected) expect(failures[name]).toMatch(message);
});

it('npm run verify runs every check against a site that does not answer', async () => {
  const { code, stdout, stderr } = await verify(new URL(unreachableOrigin));
  const failures = Object.values(failuresIn(stderr));
  expect([code, failures.length]).toEqual([1, stdout.match(/^ [✓×] /gm)?.length]);
  for (const message of failures) expect(message).toMatch(/: expected an answer; found none: .*ECONNREFUSED/);
});
