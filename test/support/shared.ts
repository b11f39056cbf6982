import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Shared } from './provided.ts';

/**
 * Returns something that all workers share, once it is started.
 *
 * @throws {Error} with the reason why it does not start
 */
export async function shared<Name extends keyof Shared>(name: Name): Promise<Shared[Name]> {
  // `fetch` gives up after five minutes. A connection of its own is none that the server is about to close.
  const request = http.get(`${inject('shared')}/${name}`, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return JSON.parse(body);
}
