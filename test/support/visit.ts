import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage } from './browser.ts';
import { origins } from './served.ts';
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

/** Opens a page of a league for the tests of a file. */
export function visitSite(world: Pick<TestWorld, 'project'>, options: BrowserContextOptions = {}): Visit {
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    page = await openPage(options);
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(originOf(world))) problems.push(`off the origin: ${request.url()}`);
    });
  });
  afterAll(() => page.close());
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
