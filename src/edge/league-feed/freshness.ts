/** When an answer of the feed was requested and received; times are milliseconds since 1970. */
export interface Attempts {
  /** When the feed made the last good answer. */
  readonly answeredAt?: number | undefined;
  /** When the last good answer was requested. */
  readonly askedAt?: number | undefined;
  /** When an attempt failed since. */
  readonly failedAt?: number | undefined;
  /** Why it failed. */
  readonly error?: string | undefined;
}

/** After a failure the feed is left in peace so long. */
export const retryDelayMs = 15_000;

/** The last good answer is used so long: longer than a match, not for ever. */
export const maxStaleMs = 3 * 60 * 60 * 1000;

/** Caches of the feed's own may serve an answer so long: an older one is stale, however new to us. */
export const maxFreshAgeMs = 5 * 60 * 1000;

/** Whether to ask again. */
export function isDue({ askedAt, failedAt }: Attempts, windowMs: number, now: number): boolean {
  if (failedAt !== undefined && now - failedAt < retryDelayMs) return false;
  return askedAt === undefined || now - askedAt >= windowMs;
}

/** Whether the last good answer may be used. */
export function isUsable({ answeredAt }: Attempts, now: number): boolean {
  return answeredAt !== undefined && now - answeredAt < maxStaleMs;
}

/** Whether the last good answer is not what the feed would say now. */
export function isStale({ answeredAt, error }: Attempts, now: number): boolean {
  return error !== undefined || answeredAt === undefined || now - answeredAt > maxFreshAgeMs;
}

/** Returns when to ask next, in milliseconds since 1970. */
export function dueAt({ askedAt, failedAt }: Attempts, windowMs: number): number {
  return Math.max(
    askedAt === undefined ? 0 : askedAt + windowMs,
    failedAt === undefined ? 0 : failedAt + retryDelayMs,
  );
}
