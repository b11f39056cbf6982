import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';
import { isBrowserTested, launchBrowserServer } from './browser.ts';
import './provided.ts';
import { root } from './root.ts';
import { buildWithFeed } from './second-league.ts';

/** Builds the second league, serves both leagues, and starts the browser that all tests of the project share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folders = [root, await buildWithFeed()];
  if (!isBrowserTested) return async () => {};
  const [browser, ...servers] = await Promise.all([
    launchBrowserServer(),
    ...folders.map((folder) => serve(folder, 0)),
  ]);
  const origins = folders.map((folder, index) => [folder, servers[index]?.url.origin ?? ''] as const);
  project.provide('origins', Object.fromEntries(origins));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    for (const server of servers) await server.stop();
  };
}
