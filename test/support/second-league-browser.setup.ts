import type { TestProject } from 'vitest/node';
import { isBrowserTested } from './browser.ts';
import { provideBrowser } from './provide-browser.ts';
import { buildWithFeed } from './second-league.ts';

/** Builds and serves the second league, and starts the browser that all tests of the project share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildWithFeed();
  return isBrowserTested ? provideBrowser(project, folder) : async () => {};
}
