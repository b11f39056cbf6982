import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { outPath } from '../../build/project.ts';
import { Reply } from '../contract/reply.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { origins } from '../support/served.ts';

const isEmbedded = ({ address }: { address: string }) => address.includes('/embed/');
const ofOneDay = /^public, max-age=86400,/;

describe.for(builtWorlds)('$name', (world) => {
  const { club, earlier, season, current, project } = world;
  const { samplePages } = builtPagesOf(world);

  /** The whole of it as `npm start` serves it: the CDN's layer of files in front of the Worker, over HTTP. */
  const url = new URL(String(origins[project.data]));
  const get = (address: string, init?: RequestInit) =>
    fetch(new URL(address, url), { redirect: 'manual', ...init });
  const dist = (address: string) => readFile(path.join(outPath(project), address), 'utf8');

  const file = `/data/v1/matches/season/${season}/team/${club}.json`;

  it('a file has the lifetime of its resource', async () => {
    const lifetime = async (address: string) => (await get(address)).headers.get('Cache-Control');
    expect(await lifetime(file)).toMatch(
      /^public, max-age=3600, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    expect(await lifetime('/data/v1/teams.json')).toMatch(ofOneDay);
    if (earlier !== undefined)
      expect(await lifetime(`/data/v1/match-stats/season/${earlier}.json`)).toMatch(ofOneDay);
    // The rules of a season follow those of the resource.
    for (const address of [`match-stats/season/${current}`, `matches/${world.league.examples.match_id}`])
      expect(await lifetime(`/data/v1/${address}.json`)).toMatch(/^public, max-age=3600, [^,]+, [^,]+$/);
    expect(await lifetime('/data/v1/index.json')).toMatch(/^public, max-age=3600,/);
  });

  it.for([
    ['/dumps/matches.csv', 'text/csv; charset=utf-8'],
    ['/dumps/matches.parquet', 'application/vnd.apache.parquet'],
    ['/dumps/soccer-data.sqlite', 'application/vnd.sqlite3'],
    ['/dumps/soccer-data.sqlite.gz', 'application/gzip'],
    ['/dumps/SHA256SUMS', 'text/plain; charset=utf-8'],
    [`/calendar/${club}.ics`, 'text/calendar; charset=utf-8'],
  ] as const)('a file %s has the type %s and may be cached', async ([address, type]) => {
    const { status, headers } = await get(address);
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=3600, [^,]+, [^,]+$/);
  });

  it('a file ignores a query, being looked up by path alone', async () => {
    expect(await (await get(`${file}?limit=1`)).text()).toBe(await dist(file));
  });

  it.for(samplePages)(
    'the page $address has security headers, nothing inline and its frame',
    async (page) => {
      const { headers, text: markup } = await Reply.from(page.address, await get(page.address));
      const policy = headers.get('Content-Security-Policy');
      const ancestors = isEmbedded(page) ? '*' : "'none'";
      expect(policy?.startsWith("default-src 'none'; ")).toBe(true);
      expect(policy?.endsWith(`frame-ancestors ${ancestors}`)).toBe(true);
      expect(policy).not.toContain('unsafe');
      expect(markup).not.toMatch(/<style|style=|<script(?![^>]+(src=|ld\+json))| on\w+=/);
      for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Strict-Transport-Security'])
        expect(headers.has(name), name).toBe(true);
    },
  );

  it('the worker of SQL alone may compile WebAssembly', async () => {
    const assets = await readdir(outPath(project, 'assets'));
    const policies = await Promise.all(
      assets.map(async (name) => (await get(`/assets/${name}`)).headers.get('Content-Security-Policy')),
    );
    expect(assets.filter((_, index) => policies[index]?.includes('unsafe'))).toEqual([
      expect.stringMatching(/^sqlite-worker-\w+\.js$/),
    ]);
    expect(policies).toContain("default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'");
  });

  it('an address without a file is redirected where _redirects has it', async () => {
    const lines = (await dist('/_redirects')).trim().split('\n');
    const rules = lines.map((line) => line.replaceAll(':name', 'matches').split(' '));
    const found = rules.map(async ([from = '', to = '']) => {
      const { headers, status } = await get(from);
      return [from, headers.get('Location'), `${status}`, (await get(to)).status];
    });
    expect(await Promise.all(found)).toEqual(rules.map((rule) => [...rule, 200]));
  });

  it('_headers stays within the platform’s limits', async () => {
    const lines = (await dist('/_headers')).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  it.for<[string, string]>([
    ['a null', 'GET /api/v1/\0matches HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['bytes that are no UTF-8', 'GET /api/v1/matches?team=\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('an address with %s is refused, and the next request is answered', async ([, bytes]) => {
    const socket = net.connect(Number(url.port), url.hostname);
    socket.end(bytes, 'latin1');
    expect(await text(socket).catch(() => '')).not.toMatch(/^HTTP\/1\.[01] 5/);
    expect((await get('/api/v1')).status).toBe(200);
  });
});
