import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer on its way to the client. */
export interface Passing {
  status: number;
  headers: Headers;
  body: string | Buffer;
}

/** What a middleman does to answers; `headers` are those of the request, which he may change before. */
export interface Tampering {
  request?(headers: Headers): void;
  answer?(address: string, answer: Passing, method: string): void;
}

/** A site behind a middleman on 127.0.0.1 who spoils some of its answers. */
export class Tampered {
  readonly url: URL;
  readonly #server: http.Server;

  private constructor(server: http.Server) {
    this.#server = server;
    this.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }

  static async of(site: URL, { request, answer }: Tampering): Promise<Tampered> {
    const server = http.createServer(async ({ method = 'GET', url = '/', headers }, response) => {
      const passed = new Headers({ 'User-Agent': String(headers['user-agent']) });
      const known = headers['if-none-match'];
      if (known !== undefined) passed.set('If-None-Match', known);
      request?.(passed);
      const real = await fetch(new URL(url, site), { method, headers: passed, redirect: 'manual' });
      const passing: Passing = {
        status: real.status,
        headers: new Headers(real.headers),
        body: Buffer.from(await real.arrayBuffer()),
      };
      // What was fetched is not compressed any more, and may change.
      for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Connection'])
        passing.headers.delete(name);
      answer?.(url, passing, method);
      response.writeHead(passing.status, Object.fromEntries(passing.headers));
      response.end(passing.body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new Tampered(server);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
