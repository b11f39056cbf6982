import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** A proxy on 127.0.0.1 that changes some of a site's answers. */
export class TamperingProxy {
  readonly url: URL;
  readonly #server: http.Server;

  private constructor(server: http.Server) {
    this.#server = server;
    this.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }

  static async start(site: URL, { request, answer }: Tampering): Promise<TamperingProxy> {
    const server = http.createServer(async ({ method = 'GET', url = '/', headers }, response) => {
      const passed = new Headers({ 'User-Agent': String(headers['user-agent']) });
      const known = headers['if-none-match'];
      if (known !== undefined) passed.set('If-None-Match', known);
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
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new TamperingProxy(server);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
