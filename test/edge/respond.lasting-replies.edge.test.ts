import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { Bindings } from '../../src/edge/env.ts';
import { askWith } from '../support/edge/ask.ts';
import { season, seasonAndClub } from '../support/edge/examples.ts';
import { league, notedAssets } from '../support/edge/service.ts';

const { RATE_LIMITER: _, ...unlimited } = env;

function freshAssets() {
  const { fetch, assets } = notedAssets();
  return { fetch, ASSETS: assets };
}

/** Returns the variables of a feed that answers with errors: a connection refused would fill the log of workerd. */
function feedThatFails() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }));
  return { FEED_ENABLED: 'true', FEED_ORIGIN: 'https://feed.test' };
}

const get = (path: string, more: Partial<Bindings>, init?: RequestInit) =>
  askWith({ ...unlimited, ...more }, path, init);

const fieldsOf = ({ headers }: Response) => [...headers];

it('a repeated query has the same reply, without its query being parsed', async () => {
  const { fetch, ASSETS } = freshAssets();
  const path = `/matches?${seasonAndClub}&limit=100`;
  const first = await get(path, { ASSETS });
  const calls = fetch.mock.calls.length;
  const parse = vi.spyOn(URL, 'parse');
  const again = await get(path, { ASSETS });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(fetch).toHaveBeenCalledTimes(calls);
  expect([again.status, fieldsOf(again), await again.text()]).toEqual([
    200,
    fieldsOf(first),
    await first.text(),
  ]);
});

it('a reply is not remembered by an address of more than 200 characters', async () => {
  const { ASSETS } = freshAssets();
  const start = `/matches?season=${season}&_=${'x'.repeat(109)}&offset=${'0'.repeat(16)}&limit=`;
  const parse = vi.spyOn(URL, 'parse');
  for (const length of [200, 201]) {
    const digits = length - `https://service.test/api/v1${start}`.length;
    const path = start + '100'.padStart(digits, '0');
    const { headers } = await get(path, { ASSETS });
    parse.mockClear();
    expect((await get(path, { ASSETS })).headers.get('ETag')).toBe(headers.get('ETag'));
    expect(parse).toHaveBeenCalledTimes(length - 200);
  }
});

it('a remembered reply is 304 for its ETag, and 405 for POST', async () => {
  const { ASSETS } = freshAssets();
  const first = await get(`/standings?season=${season}`, { ASSETS });
  const headers = { 'If-None-Match': String(first.headers.get('ETag')) };
  const again = await get(`/standings?season=${season}`, { ASSETS }, { headers });
  expect([again.status, await again.text(), fieldsOf(again)]).toEqual([304, '', fieldsOf(first)]);
  expect((await get(`/standings?season=${season}`, { ASSETS }, { method: 'POST' })).status).toBe(405);
});

it('replies are remembered by query, with the feed too', async () => {
  const feed = { ...freshAssets(), ...feedThatFails() };
  const paths = [`/standings?season=${season}`, `/matches?${seasonAndClub}&limit=100`, '/teams'];
  const ask = async (path: string) => (await get(path, feed)).text();
  const first = await Promise.all(paths.map(ask));
  expect(new Set(first).size).toBe(paths.length);
  for (const [index, path] of paths.entries()) expect(await ask(path), path).toBe(first[index]);
});

it.runIf(league.feed)('a reply that may come from the feed, or is computed, is made anew', async () => {
  const { ASSETS } = freshAssets();
  const feed = { ASSETS, ...feedThatFails() };
  const parse = vi.spyOn(URL, 'parse');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const path of ['/matches', `/matches?season=${season}&limit=7`]) {
    await get(path, feed);
    parse.mockClear();
    await get(path, feed);
    expect(parse).toHaveBeenCalled();
  }
});
