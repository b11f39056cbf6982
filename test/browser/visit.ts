import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

/** A page of the browser. */
export interface Visit {
  readonly page: Page;
  /** Goes to an address of the site. */
  open(address: string): Promise<void>;
  /**
   * Returns what went wrong since the last call: errors of scripts and of the Content-Security-Policy, failed requests
   * and requests to other origins.
   */
  takeProblems(): string[];
}

/** Opens a page in the shared browser for the tests of a file. */
export function visitSite(options: BrowserContextOptions = {}): Visit {
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    const browser = await chromium.connect(inject('browser'));
    page = await browser.newPage(options);
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('site'))) problems.push(`off the origin: ${request.url()}`);
    });
  });
  afterAll(() => page.context().browser()?.close());
  return {
    get page() {
      return page;
    },
    open: async (address) => {
      await page.goto(new URL(address, inject('site')).href);
    },
    takeProblems: () => problems.splice(0),
  };
}
