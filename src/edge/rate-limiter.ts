import { DurableObject } from 'cloudflare:workers';

/** Where a client stands in its window. */
export interface Quota {
  readonly allowed: boolean;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Unix time in seconds at which the window ends. */
  readonly reset: number;
}

interface Window {
  readonly ends: number;
  readonly used: number;
}

/** How long a window is, in seconds. */
export const windowSeconds = 3600;

const key = 'window';

/**
 * Counts the requests of one client: one object each, so that counts are exact however many come at once, and no client
 * sees another's. A window begins with a client's first request; when it ends the object forgets everything.
 */
export class RateLimiter extends DurableObject {
  /** Counts `cost` requests against a limit; 0 only looks. A refused request is not counted. */
  async take(limit: number, cost: number): Promise<Quota> {
    const now = Date.now();
    const { ends, used } = this.#window(now);
    const allowed = used + cost <= limit;
    const spent = allowed ? used + cost : used;
    if (spent > used) {
      this.ctx.storage.kv.put<Window>(key, { ends, used: spent });
      if (used === 0) await this.ctx.storage.setAlarm(ends);
    }
    return { allowed, remaining: Math.max(0, limit - spent), reset: Math.ceil(ends / 1000) };
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #window(now: number): Window {
    const window = this.ctx.storage.kv.get<Window>(key);
    return window && window.ends > now ? window : { ends: now + windowSeconds * 1000, used: 0 };
  }
}
