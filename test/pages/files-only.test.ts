import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBrowserTested, openPage } from '../support/browser.ts';
import { Copy } from '../support/copy.ts';
import { type LocalServer, startServer } from '../support/local-server.ts';
import { secondLeague } from '../support/worlds.ts';

let copy: Copy;
let server: LocalServer;
beforeAll(async () => {
  copy = await Copy.make(secondLeague);
  await copy.build({ isFilesOnly: true });
  // As GitHub Pages does: a page has its ending or not, and 404.html stands for what is missing.
  server = await startServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const names = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const name = names.find((file) =>
      statSync(copy.path(`dist${file}`), { throwIfNoEntry: false })?.isFile(),
    );
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[path.extname(name ?? '')] ?? 'text/html';
    response
      .writeHead(name ? 200 : 404, { 'Content-Type': type })
      .end(await readFile(copy.path(`dist${name ?? '/404.html'}`)));
  });
});
afterAll(async () => {
  await server.stop();
  await copy.remove();
});

const textAt = async (address: string) => {
  const response = await fetch(server.origin + address);
  return { status: response.status, text: await response.text() };
};

it('a server of files alone has what the pages link to, but for the queries', async () => {
  expect(statSync(copy.path('dist')).mode).toBe(statSync(copy.path('dist/data')).mode);
  const pages = ['/', '/seasons', '/clubs', '/docs', '/data'];
  const links = new Set<string>();
  for (const page of pages) {
    const { status, text } = await textAt(page);
    expect(status, page).toBe(200);
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#?]*)/g)) links.add(link);
  }
  expect(links.size).toBeGreaterThan(50);
  expect((await textAt('/dumps')).text, 'a redirect').toContain('url=/data"');
  for (const link of links)
    if (!/^\/(api|mcp)/.test(link)) expect((await textAt(link)).status, link).toBe(200);

  const missing = await textAt('/api/v1/matches?season=2025');
  expect(missing.status).toBe(404);
  const [, file = ''] = /answer.*?href="(\/data\/v1\/[^"]+)"/s.exec(missing.text) ?? [];
  expect(JSON.parse((await textAt(file)).text).matches).not.toEqual([]);
});

it.runIf(isBrowserTested)('its pages ask for nothing that is missing', async () => {
  const page = await openPage();
  const missing: string[] = [];
  page.on('response', (response) => response.ok() || missing.push(response.url()));
  for (const address of ['/', '/status', '/embed/table'])
    await page.goto(server.origin + address, { waitUntil: 'networkidle' });
  await page.close();
  expect(missing).toEqual([]);
});
