import { type Outcome, runChecks } from './check.ts';
import { endpoints } from './checks/endpoints.ts';
import { publishedFiles } from './checks/files.ts';
import { invariants } from './checks/invariants.ts';
import { protocol } from './checks/protocol.ts';
import { recordBooks } from './checks/record-books.ts';
import type { Options } from './options.ts';
import { lookForRelease, usualWaits } from './release.ts';
import { Site } from './site.ts';

const checks = [...endpoints, ...recordBooks, ...invariants, ...publishedFiles, ...protocol];

/**
 * Verifies a deployment as its clients see it: first that the release is served at all, then everything else.
 *
 * @param waits milliseconds before each look for the release
 */
export async function verify(
  { base, release }: Options,
  waits: readonly number[] = usualWaits,
): Promise<Outcome[]> {
  const site = new Site(base);
  const served = await lookForRelease(site, release, waits);
  return [served, ...(await runChecks(checks, site))];
}
