import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readLeague } from '../../build/read/league.ts';
import { serve } from '../../scripts/serve.ts';
import type { KnownSite } from '../contract/site.ts';
import './provided.ts';
import { root } from './root.ts';
import { buildWithFeed } from './second-league.ts';

/** Serves both leagues, whose clients may ask as often as they like. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folders = [root, await buildWithFeed()];
  const servers = await Promise.all(
    folders.map(async (folder) => ({ folder, ...(await serve(folder, 0, { RATE_LIMIT: '1000000' })) })),
  );
  const origins = servers.map(({ folder, url }) => [folder, url.origin] as const);
  project.provide('origins', Object.fromEntries(origins));
  project.provide('service', String(origins[0]?.[1]));
  project.provide('sites', await Promise.all(servers.map(siteOf)));
  return async () => {
    for (const { stop } of servers) await stop();
  };
}

async function siteOf({ folder, url }: { folder: string; url: URL }): Promise<KnownSite> {
  const { build } = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  return { url: url.href, build, league: await readLeague(path.join(folder, 'data/league.json')) };
}
