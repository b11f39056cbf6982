import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as source from '../../clients/typescript/src/index.ts';
import type { ClientOptions } from '../../clients/typescript/src/index.ts';
import { service } from './served.ts';
import { shared } from './shared.ts';

export const clientFolder = await shared('client');

/** The client as it is published. */
export const client = (await import(
  pathToFileURL(path.join(clientFolder, 'dist/index.js')).href
)) as typeof source;

export { service };

/** Returns a client that never waits, the paths that it has requested, and how long it would have waited. */
export function observedClient(options: ClientOptions = {}) {
  const paths: string[] = [];
  const sleeps: number[] = [];
  const send = options.fetch ?? fetch;
  const api = client.soccerData({
    baseUrl: service,
    sleep: async (ms) => {
      sleeps.push(ms);
    },
    ...options,
    async fetch(input, init) {
      const { pathname, search } = new URL(String(input));
      paths.push(pathname + search);
      return send(input, init);
    },
  });
  return { api, paths, sleeps };
}
