import { limiterInMemory } from './limiter-in-memory.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { isApi } from './respond.ts';
import type { Variables } from './variables.ts';

/** What a machine of one's own gives the Worker, beside the platform's bindings. */
interface HostBindings extends Variables {
  /** The platform's router: it answers with a file, else by the Worker. */
  readonly ROUTER: Fetcher;
  readonly RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
}

/**
 * Returns what stands before the Worker on one's own machine. As the platform does, it says who asks, and passes on what
 * is a file's. The API needs no router.
 */
export function hostOf<Bindings>(worker: { fetch(request: Request, bindings: Bindings): Promise<Response> }) {
  let own: Bindings | undefined;
  return {
    async fetch(request: Request, bindings: Bindings & HostBindings): Promise<Response> {
      own ??= { ...bindings, RATE_LIMITER: limiterInMemory(bindings.RATE_LIMITER) };
      const { pathname } = new URL(request.url);
      const identified = new Request(request, { redirect: 'manual' });
      identified.headers.set('CF-Connecting-IP', addressOf(request, bindings));
      const response = await (isApi(pathname)
        ? worker.fetch(identified, own)
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
