import type { TestProject } from 'vitest/node';
import { isBrowserTested, launchBrowserServer } from './browser.ts';
import './provided.ts';

/** Starts the browser that all tests of the project share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBrowserTested) return async () => {};
  const browser = await launchBrowserServer();
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
