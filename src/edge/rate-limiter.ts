import { DurableObject } from 'cloudflare:workers';

/** A client's quota in its window. */
export interface Quota {
  /** Whether the request may pass. */
  readonly isAllowed: boolean;
  /** Whether no client of the network has a request left. */
  readonly isNetworkOver: boolean;
  /** Requests that were counted. */
  readonly taken: number;
  /** Requests left to the client in the window. */
  readonly remaining: number;
  /** Unix time in seconds at which the window ends. */
  readonly reset: number;
}

/** A client's requests in a window, as stored. */
interface Usage {
  /** In milliseconds since 1970, a whole second: Retry-After and the refusal then end together. */
  readonly ends: number;
  readonly used: number;
}

/** The requests of a network in a window. */
interface Window {
  readonly ends: number;
  readonly usedBy: Map<string, number>;
  used: number;
  /** Whether a row of it is stored, and the alarm that removes it set. */
  isStored: boolean;
}

/** Length of a window, in seconds. */
export const windowSeconds = 3600;

/**
 * Counts the requests of one network, and of each client in it: one object each, so that counts are exact however many
 * come at once. A window begins with the network's first request; when it ends the object forgets everything.
 *
 * A request writes one row, that of its client; with a sample of n, one request in n does, drawn at random and counted as
 * n. The counts in memory are exact, and those that an object has after it was evicted right on average, at any pace of
 * requests. A /48 has at most 65,536 rows.
 */
export class RateLimiter extends DurableObject {
  #window: Window | undefined;

  /**
   * Counts requests against the limits of a client and of its network: `asked` of them, or as many as are left. A refused
   * request is not counted.
   */
  async take(client: string, limit: number, networkLimit: number, sample = 1, asked = 1): Promise<Quota> {
    const window = this.#windowAt(Date.now());
    const { ends, usedBy } = window;
    const used = usedBy.get(client) ?? 0;
    const left = Math.max(0, Math.min(limit - used, networkLimit - window.used));
    const taken = Math.min(asked, left);
    const isNetworkOver = window.used >= networkLimit;
    if (taken > 0) {
      usedBy.set(client, used + taken);
      window.used += taken;
      if (Math.random() * sample < 1) await this.#store(client, window, sample * taken);
    }
    return { isAllowed: taken > 0, isNetworkOver, taken, remaining: left - taken, reset: ends / 1000 };
  }

  /** Adds a sample to what is stored of a client. The first row of a window sets the alarm. */
  async #store(client: string, window: Window, sample: number): Promise<void> {
    const { kv } = this.ctx.storage;
    const { ends } = window;
    const stored = kv.get<Usage>(client);
    kv.put<Usage>(client, { ends, used: (stored?.ends === ends ? stored.used : 0) + sample });
    if (window.isStored) return;
    window.isStored = true;
    await this.ctx.storage.setAlarm(ends);
  }

  override async alarm(): Promise<void> {
    this.#window = undefined;
    await this.ctx.storage.deleteAll();
  }

  #windowAt(now: number): Window {
    this.#window ??= this.#storedWindow(now);
    if (this.#window.ends <= now) this.#window = emptyWindow(now);
    return this.#window;
  }

  /** Returns the window as it was before the object was last evicted from memory. */
  #storedWindow(now: number): Window {
    const rows = [...this.ctx.storage.kv.list<Usage>()].filter(([, { ends }]) => ends > now);
    const [first] = rows;
    if (!first) return emptyWindow(now);
    const usedBy = new Map(rows.map(([client, { used }]) => [client, used]));
    const used = [...usedBy.values()].reduce((sum, count) => sum + count, 0);
    return { ends: first[1].ends, usedBy, used, isStored: true };
  }
}

function emptyWindow(now: number): Window {
  return {
    ends: (Math.floor(now / 1000) + windowSeconds) * 1000,
    usedBy: new Map(),
    used: 0,
    isStored: false,
  };
}
