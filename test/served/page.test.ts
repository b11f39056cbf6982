import { once } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../scripts/serve.ts';
import { Reply } from '../contract/reply.ts';
import { dataset, root } from '../support/tables.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
// CI must have a browser: there, a missing one fails the tests.
const isRequired = existsSync(executablePath) || process.env.CI === 'true';
if (!isRequired)
  console.warn(`SKIPPED: no browser at ${executablePath}; install chromium, or set CHROMIUM to its path`);

describe.runIf(isRequired)('the pages, in a browser', () => {
  let served: Served;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    served = await serve(root, 0);
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
    page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(new URL('/docs', served.url).href);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  it('complete their examples with the address, within the Content-Security-Policy', async () => {
    expect(await page.locator('pre').first().textContent()).toContain(
      `${served.url.origin}/api/v1/standings`,
    );
    expect(problems).toEqual([]);
  });

  it.for(['/', '/docs', '/fr/saisons/2025'])('%s has security headers and nothing inline', async (path) => {
    const { headers, text } = await Reply.from(path, await fetch(new URL(path, served.url)));
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<style|style=|<script(?![^>]+(src=|ld\+json))| on\w+=/);
    for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Strict-Transport-Security'])
      expect(headers.has(name), name).toBe(true);
  });

  it.for(['/', '/seasons/2025', '/docs', '/fr/'])(
    '%s has no dead link and no error, and fits a phone',
    async (path) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(new URL(path, served.url).href);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).not.toHaveLength(0);
      for (const link of new Set(links)) {
        const { status } = await fetch(new URL(String(link), served.url));
        expect([link, status]).toEqual([link, 200]);
      }
      const content = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(content).toBeLessThanOrEqual(360);
      expect(problems).toEqual([]);
    },
  );

  it('a script of another origin can read answers, headers and errors', async () => {
    const other = http.createServer((_, response) => response.end('<!doctype html><title>elsewhere</title>'));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const elsewhere = await browser.newPage();
    await elsewhere.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const read = await elsewhere.evaluate(async (origin) => {
      const page = await fetch(`${origin}/api/v1/matches?season=2024`);
      const error = await fetch(`${origin}/api/v1/matches?limit=0`);
      const file = await fetch(`${origin}/data/v1/seasons.json`);
      return {
        link: page.headers.get('Link'),
        etag: page.headers.get('ETag'),
        message: ((await error.json()) as { message: string }).message,
        seasons: ((await file.json()) as { count: number }).count,
      };
    }, served.url.origin);
    expect(read).toMatchObject({
      link: expect.stringContaining('rel="next"'),
      etag: expect.any(String),
      seasons: dataset.seasons.length,
    });
    expect(read.message).toContain("'limit' is '0'");
    await elsewhere.close();
    other.close();
  });
});
