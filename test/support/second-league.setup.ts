import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';
import type {} from '../contract/site.ts';
import { buildSecondLeague } from './second-league.ts';

/**
 * Builds and serves a copy of the project with the second league in `data/`, as a fork does. The feed is not turned
 * off.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildSecondLeague(`dist.second-league-served-${process.pid}`, { hasFeed: false });
  const served = await serve(folder, 0, { FEED_ENABLED: 'true' });
  const { build } = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  project.provide('site', served.url.href);
  project.provide('build', build);
  return async () => {
    await served.stop();
    await rm(folder, { recursive: true });
  };
}
