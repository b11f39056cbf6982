import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of 127.0.0.1. */
export interface LocalServer {
  readonly origin: string;
  stop(): void;
}

/** Starts a server. When it is stopped, open connections end too. */
export async function startServer(answer: RequestListener): Promise<LocalServer> {
  const server = http.createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    // A server that listens on a port has an address; only one on a pipe has a name.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * An origin that refuses every connection: nothing listens on this port, and the system gives it to no server and to no
 * connection, as it may the port of a server that has stopped.
 */
export const unreachableOrigin = 'http://127.0.0.1:2';
