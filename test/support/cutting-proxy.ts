import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type LocalServer, startServer } from './local-server.ts';

/** Starts a server that passes streams on and cuts each off, in the middle of what it says, after some time. */
export async function startCuttingProxy(
  service: URL,
  afterMs: number,
): Promise<LocalServer & { readonly connections: () => number }> {
  let connections = 0;
  const server = await startServer(async ({ url = '/', headers }, response) => {
    connections += 1;
    const controller = new AbortController();
    const { accept = '' } = headers;
    const answer = await fetch(new URL(url, service), { headers: { accept }, signal: controller.signal });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    const timer = setTimeout(() => response.write('id: 1\ndata: {"id":', () => response.destroy()), afterMs);
    response.once('close', () => {
      clearTimeout(timer);
      controller.abort();
    });
    // The types of the platform's streams and of Node's differ.
    const body = Readable.fromWeb(answer.body as ReadableStream);
    body.on('error', () => response.destroy()).pipe(response);
  });
  return { ...server, connections: () => connections };
}
