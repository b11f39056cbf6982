import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

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
