import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';
import type {} from '../contract/site.ts';
import { isBrowserTested, launchBrowserServer } from './browser.ts';
import './provided.ts';
import { root } from './root.ts';

/** Serves what was built, and starts the browser that all tests of the project share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBrowserTested) return async () => {};
  const [served, browser] = await Promise.all([serve(root, 0), launchBrowserServer()]);
  project.provide('site', served.url.href);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.stop();
  };
}
