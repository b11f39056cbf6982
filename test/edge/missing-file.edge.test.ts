import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { missingFileReply } from '../../src/edge/missing-file.ts';
import { askWithoutContract, file } from '../support/edge/ask.ts';
import { envWith, league, notedAssets } from '../support/edge/service.ts';

/** What Chromium sends where it opens a page. */
const browser = { headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

/** What `_headers` gives every page. */
const security = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
];

const hasFrench = league.languages.includes('fr');
const french = hasFrench ? (['fr', '/fr/'] as const) : (['en', '/'] as const);

it.for([
  ['/nothing', 'en', '/'],
  ['/seasons/1999', 'en', '/'],
  ['/frites', 'en', '/'],
  ['/de/nichts', 'en', '/'],
  ['/nothing/fr/rien', 'en', '/'],
  ['/data/v1/nothing.json', 'en', '/'],
  ['/fr', ...french],
  ['/fr/rien', ...french],
] as const)(
  'a missing file is a page for a browser, with the way back: %s, in %s',
  async ([path, language, home]) => {
    const { status, headers, text } = await askWithoutContract(path, browser);
    expect(status).toBe(404);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Vary')).toBe('Accept, Accept-Encoding');
    const page = await env.ASSETS.fetch(`https://service.test${home}404`);
    for (const name of security) expect(headers.get(name), name).toBe(page.headers.get(name) ?? 'none');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`href="${home}"`);
    expect(text).toBe(await file(`${home}404`));
  },
);

it.for([undefined, '*/*', 'application/json'])(
  'a missing file is JSON for a client that accepts %s',
  async (accept) => {
    const headers: HeadersInit = accept === undefined ? {} : { Accept: accept };
    const reply = await askWithoutContract('/nothing', { headers });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    expect(reply.json()).toMatchObject({ status: 404, discovery: '/api/v1' });
  },
);

it.for([
  ['/nothing', ['/404']],
  ['/fr/rien', ['/fr/404', '/404']],
] as const)(
  'a missing file is JSON for a browser where the build made no page: %s, %j',
  async ([path, pages]) => {
    const { fetch, assets } = notedAssets(async () => new Response(null, { status: 404 }));
    const { status, headers } = await missingFileReply(
      new Request('https://x/', browser),
      path,
      envWith({ ASSETS: assets }),
    );
    expect([status, new Headers(headers).get('Content-Type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(fetch.mock.calls.map(([url]) => url.pathname)).toEqual(pages);
  },
);

it('a missing file below /api is JSON for a browser too', async () => {
  for (const path of ['/api/v1/nothing', '/api/fr/nothing']) {
    const reply = await askWithoutContract(path, browser);
    expect(reply.headers.get('Content-Type')).toContain('application/json');
    expect(reply.json()).toMatchObject({ status: 404 });
  }
});
