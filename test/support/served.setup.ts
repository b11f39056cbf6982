import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readLeague } from '../../build/read/league.ts';
import { type Served, serve } from '../../scripts/serve.ts';
import type { KnownSite } from '../contract/site.ts';
import { root } from './root.ts';
import { buildSecondLeague } from './second-league.ts';

/**
 * Serves what was built, under the ordinary limit, since a verification must fit into it; and the second league, which has
 * no feed though feeds are enabled.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const second = await buildSecondLeague(`dist.second-league-served-${process.pid}`, { hasFeed: false });
  const servers = await Promise.all([serve(root, 0), serve(second, 0, { FEED_ENABLED: 'true' })]);
  project.provide('sites', await Promise.all([siteIn(root, servers[0]), siteIn(second, servers[1])]));
  return async () => {
    for (const server of servers) await server.stop();
    await rm(second, { recursive: true });
  };
}

async function siteIn(folder: string, { url }: Served): Promise<KnownSite> {
  const { build } = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  return { url: url.href, build, league: await readLeague(path.join(folder, 'data/league.json')) };
}
