import { setTimeout } from 'node:timers/promises';
import { release, releaseAddress } from '../../src/records/release.ts';
import type { Outcome } from './check.ts';
import { AssertionError, expectSame } from './expectation.ts';
import { contentOf, fileAt } from './replies.ts';
import type { Site } from './site.ts';

/** Milliseconds before each look: a deployment takes a while to be seen everywhere. */
export const usualWaits: readonly number[] = [0, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Looks whether the release is served, and again after each of the waits while it is not. */
export async function lookForRelease(
  site: Site,
  expected: string,
  waits: readonly number[],
): Promise<Outcome> {
  const name = 'the release is served';
  let fault = '';
  for (const wait of waits) {
    await setTimeout(wait);
    try {
      const found = contentOf(await fileAt(site, releaseAddress), release);
      expectSame('the release', found.release, expected);
      return { name };
    } catch (error) {
      if (!(error instanceof AssertionError)) throw error;
      fault = error.message;
    }
  }
  return { name, fault };
}
