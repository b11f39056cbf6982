import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';
import type {} from '../contract/site.ts';
import { launchBrowserServer } from './browser.ts';
import './provided.ts';

/** Serves what was built in a folder, and starts a browser, for all tests of a project. Returns what ends both. */
export async function provideBrowser(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const [served, browser] = await Promise.all([serve(folder, 0), launchBrowserServer()]);
  project.provide('site', served.url.href);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.stop();
  };
}
