import type { TestProject } from 'vitest/node';
import { isBrowserTested } from './browser.ts';
import { provideBrowser } from './provide-browser.ts';
import { root } from './root.ts';

/** Serves what was built, and starts the browser that all tests of the project share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return isBrowserTested ? provideBrowser(project, root) : async () => {};
}
