import { expect, it } from 'vitest';
import { waitForBuild } from '../../../../scripts/verify/run-contract.ts';
import { releaseAddress } from '../../../../src/records/status.ts';
import { startServer } from '../../../support/local-server.ts';

/** Counts the attempts to find the build at a site that serves it at the third. */
async function countAttempts(maxWaitMs: number): Promise<number> {
  const build = '0123456789abcdef';
  const paths: (string | undefined)[] = [];
  const site = await startServer(({ url }, response) => {
    paths.push(url);
    if (paths.length < 3) response.writeHead(404).end('{}');
    else response.end(JSON.stringify({ build }));
  });
  try {
    await waitForBuild(new URL(site.origin), build, maxWaitMs, 1);
  } finally {
    site.stop();
  }
  expect(new Set(paths)).toEqual(new Set([releaseAddress]));
  return paths.length;
}

it('waiting for a build tries again until it is served', async () => {
  expect(await countAttempts(60_000)).toBe(3);
});

it('waiting for a build tries once without time', async () => {
  expect(await countAttempts(0)).toBe(1);
});
