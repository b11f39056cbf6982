import { DurableObject } from 'cloudflare:workers';

/** A client's quota in its window. */
export interface Quota {
  /** Whether the request may pass. */
  readonly isAllowed: boolean;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Unix time in seconds at which the window ends. */
  readonly reset: number;
}

interface Window {
  /** In milliseconds since 1970, a whole second: Retry-After and the refusal then end together. */
  readonly ends: number;
  readonly used: number;
}

/** Length of a window, in seconds. */
export const windowSeconds = 3600;

const key = 'window';

/**
 * Counts the requests of one client: one object each, so that counts are exact however many come at once, and no client
 * sees another's. A window begins with a client's first request; when it ends the object forgets everything.
 */
export class RateLimiter extends DurableObject {
  /** Counts a request against a limit. A refused request is not counted. */
  async take(limit: number): Promise<Quota> {
    const now = Date.now();
    const { ends, used } = this.#window(now);
    const isAllowed = used < limit;
    if (isAllowed) {
      this.ctx.storage.kv.put<Window>(key, { ends, used: used + 1 });
      if (used === 0) await this.ctx.storage.setAlarm(ends);
    }
    return { isAllowed, remaining: Math.max(0, limit - used - (isAllowed ? 1 : 0)), reset: ends / 1000 };
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #window(now: number): Window {
    const window = this.ctx.storage.kv.get<Window>(key);
    if (window && window.ends > now) return window;
    return { ends: (Math.floor(now / 1000) + windowSeconds) * 1000, used: 0 };
  }
}
