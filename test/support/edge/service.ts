import { env } from 'cloudflare:workers';
import { inject, vi } from 'vitest';
import '../provided.ts';
import { apiOf, type Bindings, type Env } from '../../../src/edge/env.ts';
import { envOf } from '../../../src/edge/respond.ts';

/** The API of the league whose files the tests have. */
export const api = apiOf(inject('league'));
export const { league, resources } = api;

/** Returns what the Worker answers with. Tests leave out the bindings that do not matter, and fake those that do. */
export const envWith = (bindings: object): Env => envOf(api, bindings as Bindings);

/** Files as a function answers for them. */
export function assetsFrom(fetch: (url: URL) => Promise<Response>): Fetcher {
  // The Worker asks for its files by their address alone, and uses nothing else of the binding.
  return { fetch } as unknown as Fetcher;
}

/** The real files, or those of a function, each call noted. Not seen by another test: caches are by object. */
export function notedAssets(answer = (url: URL) => env.ASSETS.fetch(url)) {
  const fetch = vi.fn(answer);
  return { fetch, assets: assetsFrom(fetch) };
}
