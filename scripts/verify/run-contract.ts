import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startVitest } from 'vitest/node';
import { UserError } from '../../build/errors.ts';
import type { Project } from '../../build/project.ts';
import { readLeague } from '../../build/read/league.ts';
import { release, releaseAddress } from '../../src/records/service-status.ts';
import { UsageError } from '../cli/command.ts';

/** Parses the address of a site. @throws {UsageError} unless it is an origin */
export function parseSite(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`'${text}' is not the address of a site; expected one such as https://host`);
  if (url.href !== `${url.origin}/`)
    throw new UsageError(`'${text}' is more than a host; expected ${url.origin}`);
  return url;
}

/**
 * Parses the id of the build to expect.
 *
 * @param text the build in `dist` where it is undefined
 * @throws {UserError} if it is none, or `dist` has no build
 */
export async function parseBuild(text: string | undefined, dist: string): Promise<string> {
  const id = text ?? (await readBuild(dist));
  if (!release.shape.build.safeParse(id).success)
    throw new UsageError(`--build is '${id}'; expected 16 hexadecimal digits`);
  return id;
}

async function readBuild(dist: string): Promise<string> {
  const file = path.join(dist, releaseAddress);
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} does not exist; run npm run build, or name the build with --build`);
  });
  return release.parse(JSON.parse(content)).build;
}

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
  const deadline = Date.now() + maxWaitMs;
  while (!(await servesBuild(site, id)) && Date.now() + intervalMs <= deadline) await setTimeout(intervalMs);
}

async function servesBuild(site: URL, id: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(releaseAddress, site), {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    // Any JSON can be read so.
    const document = (await response.json()) as { build?: unknown } | null;
    return document?.build === id;
  } catch {
    // A location that does not answer yet is asked again.
    return false;
  }
}

/** Runs the tests of `test/contract` against a site. The exit status of the process says whether they passed. */
export async function runContract(project: Project, site: URL, build: string): Promise<void> {
  const league = await readLeague(`${project.data}/league.json`, project.root);
  const vitest = await startVitest('test', [], {
    // The project's own configuration starts the services that the other tests need.
    config: false,
    root: project.root,
    include: ['test/contract/**/*.test.ts'],
    watch: false,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    reporters: ['verbose'],
    provide: { sites: [{ url: site.href, build, league }] },
  });
  await vitest.close();
}
