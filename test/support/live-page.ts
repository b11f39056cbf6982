import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { vi } from 'vitest';
import { openPage } from './browser.ts';
import { waiting } from './waiting.ts';

/** Opens a page whose clock goes on only as a test says. @param time what it shows first, by default the present */
export async function openLivePage(
  browser: Browser,
  url: URL,
  time?: Date,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openPage(browser, options);
  // Routing turns the browser's cache off.
  await page.route('**/api/**', (route) => route.continue());
  await page.clock.install(time && { time });
  await page.goto(url.href);
  return page;
}

/** Lets a page ask every fifteen seconds of its clock until a check holds. */
export function pollUntil(page: Page, check: () => Promise<void>): Promise<void> {
  return vi.waitFor(
    async () => {
      await page.clock.fastForward(16_000);
      await check();
    },
    { ...waiting, interval: 500 },
  );
}
