import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../../scripts/serve.ts';
import { waitForRelease } from '../../../scripts/verify/wait-for-release.ts';
import { root } from '../../support/tables.ts';
import { type Tampering, TamperingProxy } from '../../support/tampering-proxy.ts';

const dist = path.join(root, 'dist');

let served: Served;
beforeAll(async () => {
  served = await serve(root, 0);
});
afterAll(() => served.stop());

async function tampered<Result>(tampering: Tampering, use: (site: URL) => Promise<Result>): Promise<Result> {
  const site = await TamperingProxy.start(served.url, tampering);
  try {
    return await use(site.url);
  } finally {
    site.stop();
  }
}

describe('waiting for a release', () => {
  /** Counts the attempts to find the release at a site that serves it at the third. */
  async function countAttempts(maxWaitMs: number): Promise<number> {
    const { release } = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
    let attempts = 0;
    const slow: Tampering = {
      answer(_, answer) {
        if (++attempts < 3) answer.status = 404;
        if (attempts < 3) answer.body = '{}';
      },
    };
    await tampered(slow, (site) => waitForRelease(site, release, maxWaitMs, 1));
    return attempts;
  }

  it('tries again until it is served', async () => {
    expect(await countAttempts(60_000)).toBe(3);
  });

  it('tries once without time', async () => {
    expect(await countAttempts(0)).toBe(1);
  });
});
