import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether to test in a browser: where there is one, and in CI, where a missing one fails the tests. */
export const isBrowserTested = existsSync(executablePath) || process.env.CI === 'true';
if (!isBrowserTested)
  console.warn(`SKIPPED: no browser at ${executablePath}; install chromium, or set CHROMIUM to its path`);

export function launchBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return chromium.launch({ executablePath, args: [...args, '--disable-component-update'] });
}
