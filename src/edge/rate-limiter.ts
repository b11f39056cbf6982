import { DurableObject } from 'cloudflare:workers';

/** A client's quota in its window. */
export interface Quota {
  /** Whether the request may pass. */
  readonly isAllowed: boolean;
  /** Whether no client of the network has a request left. */
  readonly isNetworkOver: boolean;
  /** Requests left to the client in the window. */
  readonly remaining: number;
  /** Unix time in seconds at which the window ends. */
  readonly reset: number;
}

/** A client's requests in a window, as stored. */
interface Usage {
  readonly ends: number;
  readonly used: number;
}

/** Length of a window, in seconds. */
export const windowSeconds = 3600;

/** Counts the requests of a network and of each client in it, in memory, until the window ends. */
export class RequestWindow {
  /** In milliseconds since 1970, a whole second: Retry-After and the refusal then end together. */
  readonly ends: number;
  readonly #usedBy: Map<string, number>;
  #used: number;

  constructor(ends: number, usedBy: ReadonlyMap<string, number>) {
    this.ends = ends;
    this.#usedBy = new Map(usedBy);
    this.#used = [...usedBy.values()].reduce((sum, used) => sum + used, 0);
  }

  /** Counts a request against the limits of a client and of its network. A refused request is not counted. */
  take(client: string, limit: number, networkLimit: number): Quota {
    const used = this.#usedBy.get(client) ?? 0;
    const left = Math.max(0, Math.min(limit - used, networkLimit - this.#used));
    const isAllowed = left > 0;
    const isNetworkOver = this.#used >= networkLimit;
    if (isAllowed) {
      this.#usedBy.set(client, used + 1);
      this.#used += 1;
    }
    return { isAllowed, isNetworkOver, remaining: left - Number(isAllowed), reset: this.ends / 1000 };
  }
}

/**
 * Counts the requests of one network, and of each client in it: one object each, so that counts are exact however many come
 * at once. A window begins with the network's first request; when it ends the object forgets everything.
 *
 * A request writes the row of its client. With a sample of n, one request in n does so, drawn at random and counted as n.
 * The counts in memory are exact, and those that an object has after it was evicted right on average, at any pace of
 * requests. A /48 has at most 65,536 rows.
 */
export class RateLimiter extends DurableObject {
  #window: RequestWindow | undefined;
  /** When the alarm is set for, in milliseconds since 1970; undefined before it was read. */
  #alarm: number | null | undefined;

  /** Counts a request against the limits of a client and of its network. */
  async take(client: string, limit: number, networkLimit: number, sample = 1): Promise<Quota> {
    const window = this.#openWindow();
    const quota = window.take(client, limit, networkLimit);
    if (quota.isAllowed && Math.random() * sample < 1) await this.store(client, window.ends, sample);
    return quota;
  }

  /** Adds requests to what is stored of a client in a window. The first row of a window sets the alarm that removes it. */
  async store(client: string, ends: number, requests: number): Promise<void> {
    const { storage } = this.ctx;
    const stored = storage.kv.get<Usage>(client);
    const used = (stored?.ends === ends ? stored.used : 0) + requests;
    storage.kv.put<Usage>(client, { ends, used });
    this.#alarm ??= await storage.getAlarm();
    if (this.#alarm === ends) return;
    this.#alarm = ends;
    await storage.setAlarm(ends);
  }

  /** Returns the requests of each client in the window that is stored; where none is, a window begins. */
  storedUsage(): { ends: number; usedBy: Map<string, number> } {
    const now = Date.now();
    const rows = [...this.ctx.storage.kv.list<Usage>()].filter(([, { ends }]) => ends > now);
    const [first] = rows;
    const ends = first ? first[1].ends : (Math.floor(now / 1000) + windowSeconds) * 1000;
    return { ends, usedBy: new Map(rows.map(([client, { used }]) => [client, used])) };
  }

  override async alarm(): Promise<void> {
    this.#window = undefined;
    this.#alarm = undefined;
    await this.ctx.storage.deleteAll();
  }

  /** Returns the window; one that has ended, or that was evicted from memory, is read from what is stored. */
  #openWindow(): RequestWindow {
    if (!this.#window || this.#window.ends <= Date.now()) {
      const { ends, usedBy } = this.storedUsage();
      this.#window = new RequestWindow(ends, usedBy);
    }
    return this.#window;
  }
}
