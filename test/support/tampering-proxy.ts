import { type LocalServer, startServer } from './local-server.ts';

/** An answer on its way to the client. */
export interface ProxiedAnswer {
  status: number;
  headers: Headers;
  body: string | Buffer;
}

/** Changes the headers of a request before it is sent on, or its answer. */
export interface Tampering {
  request?(headers: Headers): void;
  answer?(address: string, answer: ProxiedAnswer, method: string): void;
}

/** Starts a proxy that changes some of a site's answers. */
export function startTamperingProxy(site: URL, { request, answer }: Tampering): Promise<LocalServer> {
  return startServer(async ({ method = 'GET', url = '/', headers }, response) => {
    const passed = new Headers({ 'User-Agent': String(headers['user-agent']) });
    const etag = headers['if-none-match'];
    if (etag !== undefined) passed.set('If-None-Match', etag);
    request?.(passed);
    const real = await fetch(new URL(url, site), { method, headers: passed, redirect: 'manual' });
    const passing: ProxiedAnswer = {
      status: real.status,
      headers: new Headers(real.headers),
      body: Buffer.from(await real.arrayBuffer()),
    };
    // fetch has decoded the body, and its length may change.
    for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Connection'])
      passing.headers.delete(name);
    answer?.(url, passing, method);
    response.writeHead(passing.status, Object.fromEntries(passing.headers));
    response.end(passing.body);
  });
}
