import type { Quota, RateLimiter } from './rate-limiter.ts';
import { isApi } from './respond.ts';
import type { Variables } from './variables.ts';

/** What a machine of one's own gives the Worker, beside the platform's bindings. */
interface HostBindings extends Variables {
  /** The platform's router: it answers with a file, else by the Worker. */
  readonly ROUTER: Fetcher;
  readonly RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
}

const maxClients = 10_000;

/**
 * Returns the limiter of a machine with one isolate. It has the object count as many requests of a client at once as of which
 * that would store one, and hands them out: to ask it for each costs more than an answer from memory.
 */
export function limiterInMemory(objects: HostBindings['RATE_LIMITER']) {
  /** The last quota of each client, of whose requests `taken` are not used yet. */
  const quotas = new Map<string, Quota>();
  return {
    idFromName: (network: string) => network,
    get: (network: string) => ({
      async take(client: string, limit: number, networkLimit: number, sample = 1): Promise<Quota> {
        let quota = quotas.get(client);
        if (!quota?.taken || quota.reset * 1000 <= Date.now()) {
          const next = await objects.getByName(network).take(client, limit, networkLimit, 1, sample);
          // Another request of the client may have asked meanwhile.
          const last = quotas.get(client);
          quota = last?.reset === next.reset ? { ...next, taken: next.taken + last.taken } : next;
        }
        const isAllowed = quota.taken > 0;
        const taken = quota.taken - Number(isAllowed);
        if (quotas.size >= maxClients) quotas.clear();
        quotas.set(client, { ...quota, taken });
        return { ...quota, isAllowed, remaining: quota.remaining + taken };
      },
    }),
  };
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
