import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';
import { origins } from './served.ts';
import { shared } from './shared.ts';
import type { TestWorld } from './world.ts';

/** A page of the browser. */
interface Visit {
  readonly page: Page;
  /** Goes to an address of the site. */
  open(address: string): Promise<void>;
  /**
   * Returns what went wrong since the last call: errors of scripts and of the Content-Security-Policy, failed requests
   * and requests to other origins.
   */
  takeProblems(): string[];
}

/** Returns where a built league is served. */
export const originOf = ({ project }: Pick<TestWorld, 'project'>) => String(origins[project.data]);

/** Opens a page of a league in the shared browser for the tests of a file. */
export function visitSite(world: Pick<TestWorld, 'project'>, options: BrowserContextOptions = {}): Visit {
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    const browser = await connectBrowser(await shared('browser'));
    page = await openPage(browser, options);
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(originOf(world))) problems.push(`off the origin: ${request.url()}`);
    });
  });
  afterAll(() => page.context().browser()?.close());
  return {
    get page() {
      return page;
    },
    open: async (address) => {
      await page.goto(new URL(address, originOf(world)).href);
    },
    takeProblems: () => problems.splice(0),
  };
}
