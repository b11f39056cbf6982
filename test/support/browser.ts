import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from 'playwright-core';
import { waiting } from './waiting.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether to test in a browser: where there is one, and in CI, where a missing one fails the tests. */
export const isBrowserTested = existsSync(executablePath) || process.env.CI === 'true';
if (!isBrowserTested)
  console.warn(`SKIPPED: no browser at ${executablePath}; install chromium, or set CHROMIUM to its path`);

/**
 * What Chromium starts for a person at each new window: the suggestions below its address bar, two pages of its own, and a
 * process for the next site.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];
/** Those that Playwright turns off and that change pages: of two such lists, Chromium reads the last. */
const playwrightFeatures = ['PaintHolding', 'HttpsUpgrades', 'AvoidUnnecessaryBeforeUnloadCheckSync'];

const options = {
  ...waiting,
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...unusedFeatures, ...playwrightFeatures].join()}`,
  ],
};

/** Connects to the browser that all tests share. */
export function connectBrowser(address: string): Promise<Browser> {
  return chromium.connect(address, waiting);
}

/** Starts Chromium for all tests, which connect to its address. */
export function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(options);
}

/** Opens a page, which waits for what it is to show as long as a test does. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(waiting.timeout);
  return page;
}
