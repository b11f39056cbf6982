import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A status with the service's error, an answer that ends too early, one that never comes, or one that is no JSON. */
export type ProxyFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'cut off'
  | 'hang'
  | 'html';

/** A server on 127.0.0.1 that answers with faults, one a request, and then as the service does. */
export class FaultyProxy {
  readonly origin: string;
  readonly #server: http.Server;

  private constructor(server: http.Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(service: string, faults: readonly ProxyFault[]): Promise<FaultyProxy> {
    const remaining = [...faults];
    const server = http.createServer(async ({ url = '/' }, response) => {
      const fault = remaining.shift();
      if (fault === undefined) {
        const real = await fetch(new URL(url, service));
        response.writeHead(real.status, { 'Content-Type': 'application/json' }).end(await real.text());
      } else if (fault === 'cut off') {
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"count":', () => response.destroy());
      } else if (fault === 'html') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Sign in</title>');
      } else if (fault !== 'hang') {
        const { status, headers } = fault;
        const body = { error: 'A reason', message: `fault ${status}`, status };
        response.writeHead(status, headers).end(JSON.stringify(body));
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new FaultyProxy(server);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
