import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { waiting } from './waiting.ts';

/** The first is Chromium without the windows of a person, whose pages take three quarters of the time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath =
  process.env.CHROMIUM ?? installed.find((file) => existsSync(file)) ?? '/usr/bin/chromium';

/** Whether to test in a browser: where there is one, and in CI, where a missing one fails the tests. */
export const isBrowserTested = existsSync(executablePath) || process.env.CI === 'true';
if (!isBrowserTested)
  console.warn(
    `SKIPPED: no browser at ${executablePath}; install chromium-headless-shell or chromium, or set CHROMIUM to its path`,
  );

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

let browser: Promise<Browser> | undefined;

/**
 * Opens a page, which waits for what it is to show as long as a test does. The first page of a worker starts its browser,
 * which ends with the worker; `page.close()` ends what the page stored too.
 */
export async function openPage(pageOptions: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.launch(options);
  const page = await (await browser).newPage(pageOptions);
  page.setDefaultTimeout(waiting.timeout);
  return page;
}

/** Lets a page ask without the browser's cache, whose clock is not that of a page whose clock the test sets. */
export async function askWithoutCache(page: Page): Promise<void> {
  await page.addInitScript(`{
    const ask = fetch;
    fetch = (address, options) => ask(address, { ...options, cache: 'no-store' });
  }`);
}

/** Whether headings are in the site's typeface. A page that gets it too late keeps another, in which words are longer. */
const hasTypeface = `(() => {
  const widthIn = (family) => {
    const text = document.body.appendChild(document.createElement('span'));
    text.style.cssText = 'position: absolute; font-family: ' + family;
    text.textContent = 'Headings';
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  };
  return widthIn('Headings, monospace') !== widthIn('monospace');
})()`;

/** Opens an address, again until its headings are in the site's typeface, as at most visits; it is in the cache by then. */
export async function goInTypeface(page: Page, address: string): Promise<void> {
  await page.goto(address);
  while (!(await page.evaluate<boolean>(hasTypeface))) await page.reload();
}
