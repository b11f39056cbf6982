import { type LocalServer, startServer } from './local-server.ts';

/** A status with the service's error, an answer that ends too early, one that never comes, or one that is no JSON. */
export type ProxyFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'cut off'
  | 'hang'
  | 'html';

/** Starts a server that answers with faults, one a request, and then as the service does. */
export function startFaultyProxy(service: string, faults: readonly ProxyFault[]): Promise<LocalServer> {
  const remaining = [...faults];
  return startServer(async ({ url = '/' }, response) => {
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
}
