import { setTimeout } from 'node:timers/promises';
import { releaseAddress } from '../../src/records/release.ts';

const requestTimeoutMs = 15_000;

/**
 * Waits until a site serves a build, since a deployment takes a while to reach every location. Returns at the
 * deadline too: the contract then reports which build is served.
 *
 * @param maxWaitMs 0 to look once
 */
export async function waitForBuild(
  site: URL,
  id: string,
  maxWaitMs: number,
  intervalMs = 3_000,
): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  while (!(await isServed(site, id)) && performance.now() + intervalMs <= deadline)
    await setTimeout(intervalMs);
}

async function isServed(site: URL, id: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(releaseAddress, site), {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    // Any JSON but null can be read so, and null is caught below.
    return ((await response.json()) as { build?: unknown }).build === id;
  } catch {
    return false;
  }
}
