import { describe, expect, it } from 'vitest';
import { languages } from '../../src/site/language.ts';
import { askWithoutContract } from './ask.ts';

/** What Chromium sends where it opens a page. */
const browser = { headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } };

const hasFrench = languages.includes('fr');
const french = hasFrench ? (['fr', '/fr/'] as const) : (['en', '/'] as const);

describe('a missing file', () => {
  it.for([
    ['/nothing', 'en', '/'],
    ['/seasons/1999', 'en', '/'],
    ['/frites', 'en', '/'],
    ['/de/nichts', 'en', '/'],
    ['/data/v1/nothing.json', 'en', '/'],
    ['/fr', ...french],
    ['/fr/rien', ...french],
  ] as const)('%s is a page for a browser, in %s, with the way back', async ([path, language, home]) => {
    const { status, headers, text } = await askWithoutContract(path, browser);
    expect(status).toBe(404);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Vary')).toBe('Accept');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`href="${home}"`);
  });

  it.for([undefined, '*/*', 'application/json'])('is JSON for a client that accepts %s', async (accept) => {
    const headers: HeadersInit = accept === undefined ? {} : { Accept: accept };
    const reply = await askWithoutContract('/nothing', { headers });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('Vary')).toBe('Accept');
    expect(reply.json()).toMatchObject({ status: 404, discovery: '/api/v1' });
  });

  it('below /api is JSON for a browser too', async () => {
    for (const path of ['/api/v1/nothing', '/api/fr/nothing']) {
      const reply = await askWithoutContract(path, browser);
      expect(reply.headers.get('Content-Type')).toContain('application/json');
      expect(reply.json()).toMatchObject({ status: 404 });
    }
  });
});
