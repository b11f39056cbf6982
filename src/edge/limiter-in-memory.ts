import { type Quota, type RateLimiter, RequestWindow } from './rate-limiter.ts';

/** Networks whose requests are counted in memory. Beyond them, the one that was first seen is read from its object again. */
const maxNetworks = 10_000;

/**
 * Returns the limiter of a machine with one isolate, which counts in memory: to ask an object for each request costs more
 * than an answer. The object of a network stores one in `sample` of its requests, drawn at random, and counts it as that
 * many. So the counts are right on average after a restart.
 */
export function limiterInMemory(objects: DurableObjectNamespace<RateLimiter>) {
  const windows = new Map<string, RequestWindow>();
  const openWindow = (network: string) => {
    const window = windows.get(network);
    return window && window.ends > Date.now() ? window : undefined;
  };
  return {
    idFromName: (network: string) => network,
    get: (network: string) => ({
      async take(client: string, limit: number, networkLimit: number, sample = 1): Promise<Quota> {
        const object = objects.getByName(network);
        let window = openWindow(network);
        if (!window) {
          const { ends, usedBy } = await object.storedUsage();
          // Another request may have opened the window meanwhile.
          window = openWindow(network) ?? new RequestWindow(ends, usedBy);
          const [oldest] = windows.keys();
          if (windows.size >= maxNetworks && oldest !== undefined) windows.delete(oldest);
          windows.set(network, window);
        }
        const quota = window.take(client, limit, networkLimit);
        if (quota.isAllowed && Math.random() * sample < 1) await object.store(client, window.ends, sample);
        return quota;
      },
    }),
  };
}
