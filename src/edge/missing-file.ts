import { unknownPathAnswer } from '../resources/error-answers.ts';
import { cacheControl, lifetimes } from '../resources/lifetimes.ts';
import type { Env } from './env.ts';
import { commonHeaders, errorReply, type Reply } from './reply.ts';

/** Caches must not give a program the answer of a browser. */
const varies = { Vary: 'Accept, Accept-Encoding' };

/** Header fields that `_headers` adds to pages; the platform adds them to what this Worker reads of them too. */
const securityHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
];

/** Returns the 404 of a path outside the API: to a browser a page in the language of the path, to others JSON. */
export async function missingFileReply(request: Request, pathname: string, env: Env): Promise<Reply> {
  // Browsers ask for HTML where they open a page; programs accept anything.
  const isBrowser = request.headers.get('Accept')?.includes('text/html');
  const page = isBrowser ? await notFoundPage(pathname, env.ASSETS) : undefined;
  if (page) return page;
  const reply = errorReply(unknownPathAnswer(pathname, env.api.resources));
  return { ...reply, headers: { ...reply.headers, ...varies } };
}

async function notFoundPage(pathname: string, assets: Fetcher): Promise<Reply | undefined> {
  // `/fr/…` is a page in French; English ones have no prefix.
  const prefix = /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? '';
  for (const address of new Set([`${prefix}/404`, '/404'])) {
    const response = await assets.fetch(new URL(address, 'https://assets.local'));
    const body = await response.text();
    if (response.status !== 200) continue;
    const security = [...response.headers].filter(([name]) => securityHeaders.includes(name));
    const headers = {
      ...commonHeaders,
      ...Object.fromEntries(security),
      ...varies,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl(lifetimes.clientError),
    };
    return { status: 404, headers, body };
  }
  return undefined;
}
