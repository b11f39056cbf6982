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

/** The path and the status of a request, and whether it was conditional. */
export interface Requested {
  readonly path: string;
  readonly status: number;
  readonly isConditional: boolean;
}

/** Returns a client that never waits, and what it has requested and waited for. */
export function observedClient(options: ClientOptions = {}) {
  const requests: Requested[] = [];
  const sleeps: number[] = [];
  const send = options.fetch ?? fetch;
  const api = client.soccerData({
    baseUrl: service,
    sleep: async (ms) => {
      sleeps.push(ms);
    },
    ...options,
    async fetch(input, init) {
      const response = await send(input, init);
      const url = new URL(String(input));
      requests.push({
        path: url.pathname + url.search,
        status: response.status,
        isConditional: new Headers(init?.headers).has('If-None-Match'),
      });
      return response;
    },
  });
  return { api, requests, sleeps, paths: () => requests.map(({ path }) => path) };
}
