import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readLeague } from '../../build/read/league.ts';
import { type Served, serve } from '../../scripts/serve.ts';
import type { KnownSite } from '../contract/site.ts';
import { root } from './root.ts';
import { buildWithFeed } from './second-league.ts';

/** Serves what was built, under the ordinary limit, since a verification must fit into it; and the second league. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const second = await buildWithFeed();
  const servers = await Promise.all([serve(root, 0), serve(second, 0)]);
  project.provide('sites', await Promise.all([siteIn(root, servers[0]), siteIn(second, servers[1])]));
  return async () => {
    for (const server of servers) await server.stop();
  };
}

async function siteIn(folder: string, { url }: Served): Promise<KnownSite> {
  const { build } = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  return { url: url.href, build, league: await readLeague(path.join(folder, 'data/league.json')) };
}
