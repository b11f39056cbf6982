import { isApi } from './env.ts';
import type { Variables } from './environment.ts';

/** What a machine of one's own gives the Worker, beside the platform's bindings. */
interface HostBindings extends Variables {
  /** The platform's router: it answers with a file, else by the Worker. */
  readonly ROUTER: Fetcher;
}

/**
 * Returns what stands before the Worker on one's own machine. As the platform does, it says who asks, and passes on what
 * is a file's. The API needs no router.
 */
export function hostOf<Bindings>(worker: { fetch(request: Request, bindings: Bindings): Promise<Response> }) {
  return {
    async fetch(request: Request, bindings: Bindings & HostBindings): Promise<Response> {
      const { pathname } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('CF-Connecting-IP', addressOf(request, bindings));
      const identified = new Request(request, { headers, redirect: 'manual' });
      const response = await (isApi(pathname)
        ? worker.fetch(identified, bindings)
        : bindings.ROUTER.fetch(identified));
      if (bindings.ACCESS_LOG === 'true') console.log(`${request.method} ${pathname} ${response.status}`);
      return response;
    },
  };
}

/** Returns the address of the connection; behind a trusted proxy, the one that the proxy saw. */
function addressOf({ cf, headers }: Request, { TRUSTED_PROXY = '' }: HostBindings): string {
  // The runtime's own field, which the platform's types lack: `192.0.2.1:50000` or `[2001:db8::1]:50000`.
  const connection = (cf as { clientIp?: string } | undefined)?.clientIp ?? '';
  const address = connection.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (!TRUSTED_PROXY.split(' ').includes(address)) return address;
  // A proxy adds the address that it saw at the end; what stands before may be the client's invention.
  return headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || address;
}
