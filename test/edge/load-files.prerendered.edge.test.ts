import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { loadAnswer } from '../../src/edge/load-files.ts';
import { etagOf } from '../../src/edge/reply.ts';
import { askWith } from '../support/edge/ask.ts';
import { queryOf, season, spellings } from '../support/edge/examples.ts';
import { assetsFrom, league, notedAssets } from '../support/edge/service.ts';

const json = { 'Content-Type': 'application/json' };

/** Files, and how often those of answers were asked for. */
function countedAssets(answer?: (url: URL) => Promise<Response>) {
  const { fetch, assets } = notedAssets(answer);
  const pathsBelow = (folder: string) =>
    fetch.mock.calls.map(([url]) => url.pathname).filter((path) => path.startsWith(folder));
  const ofAnswers = () => pathsBelow('/data/').length;
  return { assets, ofAnswers };
}

const get = (path: string, ASSETS: Fetcher, headers: Record<string, string> = {}) =>
  askWith({ ASSETS }, path, { headers });

describe('a prerendered answer', () => {
  it('is read once, whatever the spelling of its query', async () => {
    const { assets, ofAnswers } = countedAssets();
    const texts = new Set<string>();
    const files = new Set<string | null>();
    for (const team of spellings) {
      const response = await get(`/matches?${queryOf({ team, season })}`, assets);
      texts.add(await response.text());
      files.add(response.headers.get('Content-Location'));
    }
    expect([texts.size, ofAnswers()]).toEqual([1, 1]);
    expect([...files]).toEqual([expect.stringMatching(/^\/data\/v1\/matches\//)]);
  });

  it('that the build did not make is looked for once', async () => {
    const { assets, ofAnswers } = countedAssets();
    for (let times = 0; times < 3; times++) {
      const response = await get(`/matches?season=${season}&limit=7`, assets);
      expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ limit: 7 })]);
    }
    expect(ofAnswers()).toBe(1);
  });

  it('stays cached until 32 MB of others are more recent', async () => {
    const { fetch, assets } = notedAssets(
      async () => new Response(new Uint8Array(17_000_000), { headers: json }),
    );
    for (const address of ['/a', '/a', '/b', '/b', '/a']) await loadAnswer(address, assets);
    expect(fetch.mock.calls.map(([url]) => url.pathname)).toEqual(['/a', '/b', '/a']);
  });

  it('in another format has the lifetime of the file, and a name with its season', async () => {
    const { season } = league.examples;
    const path = `/match-stats?season=${season}`;
    const [json, csv] = await Promise.all([get(path, env.ASSETS), get(`${path}&format=csv`, env.ASSETS)]);
    expect(csv.headers.get('Cache-Control')).toBe(json.headers.get('Cache-Control'));
    expect(csv.headers.get('Content-Disposition')).toContain(`"match-stats-${season}.csv"`);
    // The season of the example may be the current one, whose answers are fresh for a shorter time.
    expect([csv.status, csv.headers.get('Cache-Control')]).toEqual([
      200,
      expect.stringMatching(/max-age=\d{2,}/),
    ]);
  });

  it('has the ETag of its file, or else one of its bytes', async () => {
    for (const ETag of ['"of the file"', undefined]) {
      const headers = { 'Content-Type': 'application/json; charset=utf-8', ...(ETag && { ETag }) };
      const assets = assetsFrom(async () => new Response('{}', { headers }));
      const answer = await loadAnswer('/a', assets);
      expect(answer?.etag).toBe(ETag ?? (await etagOf(new TextEncoder().encode('{}'))));
    }
  });

  it.for([
    ['an error of the asset layer in JSON', () => new Response('{}', { status: 503, headers: json })],
    ['an error of the asset layer', () => new Response('', { status: 503 })],
    ['an error of the asset layer without a body', () => new Response(null, { status: 503 })],
    ['an answer of no type', () => new Response(new Uint8Array())],
    [
      'a page in place of the file',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ] as const)('%s is computed, and looked for again', async ([, failing]) => {
    let isFailing = true;
    const { assets } = countedAssets(async (url) =>
      isFailing && url.pathname.startsWith('/data/') ? failing() : env.ASSETS.fetch(url),
    );
    const computed = await get(`/standings?season=${season}`, assets);
    isFailing = false;
    const read = await get(`/standings?season=${season}`, assets);
    expect([computed, read].map(({ headers }) => headers.has('Content-Location'))).toEqual([false, true]);
    expect(await computed.text()).toBe(await read.text());
  });
});
