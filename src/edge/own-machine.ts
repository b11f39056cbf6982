import { errorAnswer } from '../resources/error-answers.ts';
import { originOf } from './forwarded.ts';
import { limiterInMemory } from './limiter-in-memory.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { errorReply, toResponse } from './reply.ts';
import { isApi } from './respond.ts';
import type { Variables } from './variables.ts';

/** What a machine of one's own gives the Worker, beside the platform's bindings. */
interface HostBindings extends Variables {
  /** The platform's router: it answers with a file, else by the Worker. */
  readonly ROUTER: Fetcher;
  readonly RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
}

/**
 * Returns what replaces the platform before the Worker on one's own machine. It adds the client's address to requests, and
 * passes those of files to the server of files. A request whose headers have a fault is refused.
 */
export function hostOf<Bindings>(worker: { fetch(request: Request, bindings: Bindings): Promise<Response> }) {
  let workerBindings: Bindings | undefined;
  async function answer(request: Request, bindings: Bindings & HostBindings): Promise<Response> {
    workerBindings ??= { ...bindings, RATE_LIMITER: limiterInMemory(bindings.RATE_LIMITER) };
    const origin = originOf(request, bindings);
    if ('fault' in origin) return toResponse(errorReply(errorAnswer(400, origin.fault)));
    const identified = new Request(origin.url, request);
    identified.headers.set('CF-Connecting-IP', origin.address);
    return isApi(origin.url.pathname)
      ? worker.fetch(identified, workerBindings)
      : bindings.ROUTER.fetch(identified);
  }
  return {
    async fetch(request: Request, bindings: Bindings & HostBindings): Promise<Response> {
      const response = await answer(request, bindings);
      if (bindings.ACCESS_LOG === 'true')
        console.log(
          `${request.method} ${URL.parse(request.url)?.pathname ?? request.url} ${response.status}`,
        );
      return response;
    },
  };
}
